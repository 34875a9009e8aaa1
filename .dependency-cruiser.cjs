// Which way imports may point: sdk and ui stand below portal-kit, portal-kit below the applications.
const only = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only(
      'sdk-stands-alone',
      'The SDK is useful without React and without the rest of us.',
      { path: '^packages/sdk/src', pathNot: '\\.test\\.' },
      { path: '^(packages/(ui|portal-kit)|apps|mocks|e2e)/|node_modules/(react|react-dom)/' },
    ),
    only(
      'ui-knows-no-domain',
      'The design system has no domain words and no client.',
      { path: '^packages/ui/src' },
      { path: '^(packages/(sdk|portal-kit)|apps|mocks|e2e)/' },
    ),
    only(
      'portal-kit-below-apps',
      'Widgets run in pages that we have never seen.',
      { path: '^packages/portal-kit/src' },
      { path: '^(apps|mocks|e2e)/|node_modules/wouter/' },
    ),
    only(
      'features-stay-apart',
      'Features meet in the kernel, through a typed destination, or above them in src/composed.',
      { path: '^packages/portal-kit/src/features/([^/]+)/' },
      {
        path: '^packages/portal-kit/src/(features|composed)/',
        pathNot: '^packages/portal-kit/src/features/$1/',
      },
    ),
    only(
      'kernel-below-features',
      'The kernel, lists and forms serve every feature and know none.',
      { path: '^packages/portal-kit/src/(kernel|lists|forms)/', pathNot: '\\.test\\.' },
      { path: '^packages/portal-kit/src/(features|composed)/' },
    ),
    only(
      'embed-above-kernel',
      'Whatever a widget is made of, it does not know how it came into the page.',
      { path: '^packages/portal-kit/src/(kernel|lists|forms|features|composed)/', pathNot: '\\.test\\.' },
      { path: '^packages/portal-kit/src/(embed|elements)/' },
    ),
    only(
      'embed-knows-no-widget',
      'Each way into a page is open to every widget; only the elements name them.',
      { path: '^packages/portal-kit/src/embed/', pathNot: '\\.test\\.' },
      { path: '^packages/portal-kit/src/(features|composed|elements)/' },
    ),
    only(
      'entries-only',
      'Packages are used through their entries.',
      { path: '^(packages/portal-kit|apps)/' },
      {
        path: '^packages/(sdk|ui)/src/',
        pathNot: '^packages/(ui/src/exports|sdk/src/(index|prefetch|resources|identity|generated|client))',
      },
    ),
    only(
      'mocks-stand-alone',
      'Mocks serve everybody and need nobody.',
      { path: '^mocks/' },
      { path: '^(packages|apps|e2e)/' },
    ),
    only(
      'no-circles',
      'A circle has no bottom to start reading from.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    only(
      'no-unresolved',
      'An import that leads nowhere.',
      { pathNot: '^packages/sdk/test/' },
      { couldNotResolve: true },
    ),
    only(
      'declared-only',
      'What a package needs, its package.json says.',
      { path: '^((packages|apps)/[^/]+|mocks)/src/', pathNot: '\\.test\\.|/testing\\.' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@portal-kit/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
