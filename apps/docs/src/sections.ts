const base = import.meta.env.BASE_URL;

const link = ([label, slug]: readonly [label: string, slug: string]) => ({ label, address: base + slug });
const card = ([label, text, slug]: readonly [label: string, text: string, slug: string]) => ({
  ...link([label, slug]),
  text,
});

/** The sections of the site for a reader who looks for a place to start. */
export const mainSections = (
  [
    [
      'Embed widgets',
      'Items, orders, customers, uploads and the dashboard in your own pages, with your colors.',
      'embedding/',
    ],
    [
      'Call the API',
      'A typed SDK for back ends and scripts: exports, orders, uploads and downloads.',
      'sdk/',
    ],
    [
      'Host the portal',
      'Static files for any host, with configuration, headers and single sign-on.',
      'deploy/',
    ],
    ['Test', 'A sandbox with users, scenarios and faults, as a command and in your unit tests.', 'sandbox/'],
  ] as const
).map(card);

export const frameworks = (
  [
    ['React', 'frameworks/react/'],
    ['Next.js', 'frameworks/next/'],
    ['Vue', 'frameworks/vue/'],
    ['Svelte', 'frameworks/svelte/'],
    ['Angular', 'frameworks/angular/'],
    ['Plain HTML', 'frameworks/html/'],
    ['Node', 'frameworks/node/'],
  ] as const
).map(link);

/** Answers for a reader who decides about the product. */
export const qualities = (
  [
    ['Security', 'security/'],
    ['Accessibility report', 'accessibility/'],
    ['Supported browsers and versions', 'embedding/upgrading/'],
    ['Telemetry and personal data', 'telemetry/'],
    ['Releases', 'releases/'],
    ['Tests', 'tests/'],
    ['Benchmarks', 'benchmarks/'],
  ] as const
).map(link);

export const references = (
  [
    ['Widgets', 'embedding/widgets/'],
    ['API', 'reference/api/'],
    ['SDK', 'reference/packages/sdk/'],
    ['Error catalog', 'reference/errors/'],
    ['State machines', 'reference/machines/'],
    ['Bundle size', 'reference/bundle-size/'],
    ['Glossary', 'glossary/'],
  ] as const
).map(link);
