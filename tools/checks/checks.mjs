// Every static check of `npm run check`. Each check is a cached turbo task of this workspace: its script in
// tools/package.json, its inputs in tools/turbo.json.
import { join } from 'node:path';
import { node, root, run } from '../environment/setup.mjs';

/**
 * @typedef {object} Check
 * @property {string} title The line in the output of `npm run check`.
 * @property {() => Promise<{ code: number, output: string }>} run Reports problems in `output` and a code other than 0.
 */

const command = (name, ...args) => run(name, args, { quiet: true });
const script = (path, ...args) => command(node, path, ...args);
const types = (task, project) => ({
  title: `types ${project}`,
  run: async () => (await import('./types.mjs')).checkTypes(task, project),
});
const publint = (name) => ({
  title: `publint ${name}`,
  run: async () => (await import('./packed.mjs')).runPublint(name),
});
const publishedTypes = (name) => ({
  title: `are the types wrong ${name}`,
  run: async () => (await import('./packed.mjs')).runAreTheTypesWrong(name),
});

/** @type {Record<string, Check>} The keys are the names of the turbo tasks. */
export const checks = {
  'format-and-lint': {
    title: 'format and lint',
    run: () => command('biome', 'ci', '--error-on-warnings', '--colors=off', '.'),
  },
  'contract-lint': {
    title: 'contract lint',
    run: () =>
      command(
        'redocly',
        'lint',
        ...['portal', 'identity', 'embed'].map((name) => `openapi/${name}/openapi.yaml`),
      ),
  },
  'generated-code': {
    title: 'generated code is current',
    run: () => script('tools/contract/generate.mjs', '--check'),
  },
  'feature-code': {
    title: 'code generated from feature descriptions is current',
    run: () => script('tools/contract/features.mjs', '--check'),
  },
  'contract-changes': {
    title: 'contract is backward compatible',
    run: () => script('packages/verify/contract-changes/changes.mjs'),
  },
  'release-state': {
    title: 'changesets describe the changes of the API',
    run: () => script('tools/release/release-state.mjs'),
  },
  machines: {
    title: 'machine diagrams are current',
    run: () => script('tools/docs/machines.mjs', '--check'),
  },
  'machines-planted': {
    title: 'machine diagrams report planted violations',
    run: async () => (await import('./planted.mjs')).checkPlantedMachines(),
  },
  'dependency-rules': {
    title: 'dependency rules',
    run: async () => (await import('./dependency-rules.mjs')).checkDependencyRules(),
  },
  'dependency-rules-planted': {
    title: 'dependency rules report planted violations',
    run: async () => (await import('./dependency-rules.mjs')).checkPlantedDependencies(),
  },
  'docs-paths': {
    title: 'paths in documents exist',
    run: async () => (await import('../docs/paths.mjs')).checkDocsPaths(),
  },
  'docs-examples': {
    title: 'examples in documents compile',
    run: async () => (await import('../docs/examples.mjs')).checkDocExamples(),
  },
  'docs-site': {
    title: 'documentation site: links, bytes and generated examples',
    run: async () => (await import('../docs/site.mjs')).checkSite(),
  },
  faults: {
    title: 'faults are linked to their tests',
    run: async () => (await import('../docs/faults.mjs')).checkFaults(),
  },
  accessibility: {
    title: 'accessibility report is current and linked to its tests',
    run: async () => (await import('../docs/accessibility/check.mjs')).checkAccessibility(),
  },
  'public-docs': {
    title: 'public exports are documented',
    run: async () => (await import('../docs/public-docs.mjs')).checkPublicDocs(),
  },
  'design-pages': {
    title: 'every public component has a design page',
    run: () => script('apps/design/packaging/check-pages.ts'),
  },
  parts: {
    title: 'widget parts are documented',
    run: async () => (await import('../docs/parts.mjs')).checkParts(),
  },
  'types:sdk': types('types:sdk', 'packages/sdk'),
  'types:ui': types('types:ui', 'packages/ui'),
  'types:portal-kit': types('types:portal-kit', 'packages/portal-kit'),
  'types:sandbox': types('types:sandbox', 'packages/sandbox'),
  'types:contract': types('types:contract', 'packages/contract'),
  'types:spreadsheets': types('types:spreadsheets', 'packages/spreadsheets'),
  'types:verify': types('types:verify', 'packages/verify'),
  'types:portal': types('types:portal', 'apps/portal'),
  'types:playground': types('types:playground', 'apps/playground'),
  'types:design': types('types:design', 'apps/design'),
  'types:mocks': types('types:mocks', 'mocks'),
  'types:mocks-page': types('types:mocks-page', 'mocks/page'),
  'types:e2e': types('types:e2e', 'e2e'),
  'types:docs': types('types:docs', 'apps/docs'),
  'types:config': types('types:config', 'config'),
  'types:partner-demo': {
    title: 'types apps/partner-demo',
    run: async () => (await import('./packed.mjs')).checkDemoTypes(),
  },
  'unused-code': {
    title: 'unused files, exports and dependencies',
    run: () => command('knip', '--no-progress', '--no-config-hints'),
  },
  // The builds are the dependencies of this task.
  builds: { title: 'build', run: async () => ({ code: 0, output: '' }) },
  'api-reports': {
    title: 'API reports and licenses are current',
    run: () => script('tools/release/published.mjs', '--check'),
  },
  'api-reports-planted': {
    title: 'API reports and licenses report planted violations',
    run: async () => (await import('./planted.mjs')).checkPlantedReports(),
  },
  'packed-files': {
    title: 'packed packages: files, directives, imports, source maps and links',
    run: async () => (await import('./packed-files.mjs')).checkPackedFiles(),
  },
  'bills-of-materials': {
    title: 'bills of materials contain every dependency',
    run: async () => (await import('./bills-of-materials.mjs')).checkBillsOfMaterials(),
  },
  'packed-types': {
    title: 'packed packages: public types compile',
    run: async () => (await import('./packed.mjs')).checkPackedTypes(),
  },
  'framework-types': {
    title: 'packed packages: types of elements in Vue, Svelte and React',
    run: async () => (await import('./framework-types.mjs')).checkFrameworkTypes(),
  },
  'bundler-warnings': {
    title: 'packed packages: bundlers report no warnings',
    run: async () => (await import('./bundler-warnings.mjs')).checkBundlerWarnings(),
  },
  'size-limits': {
    title: 'size limits',
    run: () =>
      run('size-limit', ['--config', 'checks/size-limit.config.mjs', '--hide-passed'], {
        cwd: join(root, 'tools'),
        quiet: true,
      }),
  },
  'publint:sdk': publint('@portal-kit/sdk'),
  'publint:ui': publint('@portal-kit/ui'),
  'publint:portal-kit': publint('portal-kit'),
  'published-types:sdk': publishedTypes('@portal-kit/sdk'),
  'published-types:ui': publishedTypes('@portal-kit/ui'),
  'published-types:portal-kit': publishedTypes('portal-kit'),
};
