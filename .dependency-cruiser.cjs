// Allowed import directions. The sdk and ui packages are below portal-kit; portal-kit is below the applications.
const only = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

// Generated modules that name widgets.
const integrations = 'generated/(registry|element-inputs|styles|elements|exports)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only(
      'sdk-stands-alone',
      'The SDK runs without React and without the other packages.',
      { path: '^packages/sdk/src', pathNot: '\\.test\\.' },
      { path: '^(packages/(ui|portal-kit)|apps|mocks|e2e)/|node_modules/(react|react-dom)/' },
    ),
    only(
      'one-openapi-fetch',
      'openapi-fetch has no maintainer, so one module uses it: docs/decisions/openapi-fetch.md.',
      { pathNot: '^packages/sdk/src/client/contract-client\\.ts$' },
      { path: 'node_modules/openapi-(fetch|typescript-helpers)/' },
    ),
    only(
      'one-openapi-typescript',
      'openapi-typescript has no maintainer, so one script runs it: docs/decisions/openapi-fetch.md.',
      { pathNot: '^tools/contract/generate\\.mjs$' },
      { path: 'node_modules/openapi-typescript/' },
    ),
    only(
      'ui-knows-no-domain',
      'The design system contains no domain words and no API client.',
      { path: '^packages/ui/src' },
      { path: '^(packages/(sdk|portal-kit)|apps|mocks|e2e)/' },
    ),
    only(
      'portal-kit-below-apps',
      'Widgets run in any host page and must not depend on an application or its router.',
      { path: '^packages/portal-kit/src' },
      { path: '^(apps|mocks|e2e)/|node_modules/wouter/' },
    ),
    only(
      'kernel-below-lists',
      'Layers of portal-kit, bottom to top: kernel, lists, forms, domain, features, widgets, embed.',
      { path: '^packages/portal-kit/src/kernel/', pathNot: '\\.test\\.' },
      { path: `^packages/portal-kit/src/(lists|forms|domain|features|widgets|embed|${integrations})` },
    ),
    only(
      'kernel-knows-no-domain',
      'The kernel calls no resource of the domain; session and permissions use the resource auth.',
      { path: '^packages/portal-kit/src/kernel/', pathNot: '\\.test\\.' },
      { path: '^packages/sdk/src/resources/', pathNot: '^packages/sdk/src/resources/(auth|filters)\\.' },
    ),
    only(
      'lists-below-forms',
      'List behavior is shared by every feature and imports only the kernel.',
      { path: '^packages/portal-kit/src/lists/', pathNot: '\\.test\\.' },
      { path: `^packages/portal-kit/src/(forms|domain|features|widgets|embed|${integrations})` },
    ),
    only(
      'forms-below-domain',
      'Form behavior contains no domain words.',
      { path: '^packages/portal-kit/src/forms/', pathNot: '\\.test\\.' },
      { path: `^packages/portal-kit/src/(domain|features|widgets|embed|${integrations})` },
    ),
    only(
      'domain-below-features',
      'Shared domain logic must not import the features that use it.',
      { path: '^packages/portal-kit/src/domain/', pathNot: '\\.test\\.' },
      { path: `^packages/portal-kit/src/(features|widgets|embed|${integrations})` },
    ),
    only(
      'features-stay-apart',
      'Features share code through domain, link through a typed destination, and are combined in widgets.',
      { path: '^packages/portal-kit/src/features/([^/]+)/' },
      {
        path: '^packages/portal-kit/src/(features|widgets)/',
        pathNot: '^packages/portal-kit/src/features/$1/',
      },
    ),
    only(
      'features-below-embed',
      'A widget does not know which integration renders it.',
      { path: '^packages/portal-kit/src/(features|widgets)/', pathNot: '\\.test\\.' },
      { path: `^packages/portal-kit/src/(embed|${integrations})` },
    ),
    only(
      'translations-above-widgets',
      'Integrations and pages load translations; widgets know only their English messages.',
      {
        path: '^packages/portal-kit/src/(kernel|lists|forms|domain|features|widgets)/',
        pathNot: '\\.test\\.',
      },
      { path: '^packages/portal-kit/src/locales/' },
    ),
    only(
      'embed-knows-no-widget',
      'Integrations render any widget; only the element definitions name widgets.',
      { path: '^packages/portal-kit/src/embed/', pathNot: '\\.test\\.' },
      { path: `^packages/portal-kit/src/(features|widgets|${integrations})` },
    ),
    only(
      'entries-only',
      'Import a package through its entries. The design pages also show the values of the theme.',
      { path: '^(packages/portal-kit|apps)/', pathNot: '^apps/design/src/foundations/' },
      {
        path: '^packages/(sdk|ui)/src/',
        pathNot: '^packages/(ui/src/exports|sdk/src/(index|resources|identity|generated|client))',
      },
    ),
    only(
      'mocks-stand-alone',
      'Mocks import only the contract and the reader of spreadsheets.',
      { path: '^mocks/' },
      { path: '^(packages|apps|e2e)/', pathNot: '^packages/(contract|spreadsheets)/' },
    ),
    only(
      'contract-at-the-bottom',
      'The contract is shared by the mocks and the verification, and imports neither.',
      { path: '^packages/contract/' },
      { path: '^(packages|apps|mocks|e2e)/', pathNot: '^packages/contract/' },
    ),
    only(
      'spreadsheets-at-the-bottom',
      'The reader of spreadsheets is shared by the upload and the sandbox, and imports neither.',
      { path: '^packages/spreadsheets/' },
      { path: '^(packages|apps|mocks|e2e)/', pathNot: '^packages/spreadsheets/' },
    ),
    only(
      'verify-without-mocks',
      'The verification tests any deployment. Only its own tests use the sandbox.',
      { path: '^packages/verify/src/', pathNot: '\\.test\\.' },
      { path: '^(packages|apps|mocks|e2e)/', pathNot: '^packages/(contract|verify/src)/' },
    ),
    only(
      'tools-serve-commands',
      'Products do not import the tooling.',
      { path: '^(packages|apps|mocks|e2e)/' },
      { path: '^tools/' },
    ),
    only(
      'tools-below-products',
      'The tooling imports scripts of packages and applications, never their sources.',
      { path: '^tools/' },
      { path: '^((packages|apps)/[^/]+/src|mocks|e2e)/' },
    ),
    only('no-circles', 'Modules form no import cycle.', {}, { circular: true }),
    only(
      'no-unresolved',
      'Every import resolves. The package har-format consists of types only (@types/har-format); the builds of the playground and of the design pages provide virtual modules.',
      { pathNot: '^packages/sdk/test/' },
      { couldNotResolve: true, pathNot: '^(har-format$|virtual:)' },
    ),
    only(
      'declared-only',
      'A package declares its imports in its package.json.',
      { path: '^((packages|apps)/[^/]+/src|mocks/src|tools)/', pathNot: '\\.test\\.|/testing\\.' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(packages|apps|mocks)/[^/]+/dist/|^packages/sdk/src/generated/|^tools/checks/(planted-violations|framework-types)/|^tools/release/released/consumer/',
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@portal-kit/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
