/** A document or some of its sections. */
export interface Part {
  /** Path relative to the repository. */
  file: string;
  /** Text before the first section. Default: true, unless `sections` is set. */
  hasIntroduction?: boolean;
  /** Headings of the second level. Default: all. */
  sections?: readonly string[];
  /** Puts the part below this heading. */
  heading?: string;
}

/** A page that consists of documents. */
export interface DocumentPage {
  slug: string;
  /** Default: the heading of the document. */
  title?: string;
  /** Label in the sidebar. Default: the title. */
  label?: string;
  parts: readonly Part[];
  /** Files of an example project. The page ends with their text. */
  sources?: readonly string[];
}

export interface DocumentGroup {
  label: string;
  items: readonly (DocumentPage | DocumentGroup)[];
  /** Where generated pages follow, for example the pages of all widgets. */
  generated?: 'changes' | 'decisions' | 'reference';
}

const embedding = 'docs/embedding.md';

/** Words that readers search for and a page does not contain, or rarely contains, by the slug of the page. */
export const keywords: Readonly<Record<string, string>> = {
  'getting-started': 'quickstart, install, first widget',
  'frameworks/next': 'Next, server rendering, SSR',
  'frameworks/html': 'JavaScript, script file, CDN',
  'embedding/token': 'authentication, getToken',
  'embedding/languages': 'translation, locale, i18n',
  'embedding/policy': 'CSP, Trusted Types, nonce, SRI',
  theming: 'theme, dark mode, colors, CSS variables',
  sdk: 'SDK, client, Node, TypeScript',
  deploy: 'deploy, hosting, nginx, Docker, SSO',
  'reference/api': 'API, REST, OpenAPI',
  accessibility: 'WCAG, VPAT, a11y',
  sandbox: 'sandbox, mock server, test data',
};

const document = (file: string, slug: string, title?: string): DocumentPage => ({
  slug,
  ...(title !== undefined && { title }),
  parts: [{ file }],
});
const guide = (slug: string, title: string, ...sections: string[]): DocumentPage => ({
  slug: `embedding/${slug}`,
  title,
  parts: [{ file: embedding, sections }],
});
const example = (name: string, title: string, ...files: string[]): DocumentPage => ({
  slug: `frameworks/${name}`,
  title,
  parts: [{ file: `examples/${name}/README.md` }],
  sources: files.map((file) => `examples/${name}/${file}`),
});

/** The pages with text of the repository, in the order of the sidebar. Each document and section has one page. */
export const documentGroups: readonly DocumentGroup[] = [
  {
    label: 'Start',
    items: [
      document('docs/getting-started.md', 'getting-started'),
      {
        slug: 'try',
        title: 'Try the portal',
        parts: [{ file: 'README.md', sections: ['Run it', 'Features'] }],
      },
    ],
  },
  {
    label: 'Frameworks',
    items: [
      {
        slug: 'frameworks/react',
        title: 'React',
        parts: [{ file: embedding, sections: ['Five minutes with a bundler', 'Server rendering'] }],
      },
      example('next', 'Next.js', 'app/portal.tsx', 'app/portal-token/route.ts', 'app/page.tsx'),
      {
        slug: 'frameworks/html',
        title: 'Plain HTML',
        parts: [
          { file: embedding, sections: ['Five minutes without a bundler'] },
          { file: 'examples/html/README.md', heading: 'A complete page' },
        ],
        sources: ['examples/html/index.html', 'examples/html/page.js'],
      },
      example('vue', 'Vue', 'vite.config.js', 'src/portal.ts', 'src/router.ts', 'src/pages/add-item.vue'),
      example('svelte', 'Svelte', 'src/portal.ts', 'src/app.svelte', 'src/pages/add-item.svelte'),
      example('angular', 'Angular', 'src/portal.ts', 'src/routes.ts', 'src/pages/add-item.ts'),
      { ...example('node', 'Node', 'portal.mjs', 'server.mjs'), title: 'Node service' },
      { ...example('session-server', 'Session server', 'server.mjs', 'page/page.js') },
      {
        slug: 'frameworks/elements',
        title: 'Custom elements',
        parts: [{ file: embedding, sections: ['Frameworks'] }],
      },
    ],
  },
  {
    label: 'Embedding',
    generated: 'changes',
    items: [
      {
        slug: 'embedding',
        label: 'Overview',
        parts: [
          {
            file: embedding,
            hasIntroduction: true,
            sections: ['Theming', 'Several on one page', 'Isolation'],
          },
        ],
      },
      guide('token', 'The token', 'The token'),
      guide('widgets', 'Inputs and widgets', 'Inputs', 'Widgets'),
      guide('navigation', 'Navigation', 'Navigation'),
      guide('events', 'Events and unsaved work', 'Events', 'Unsaved work'),
      guide('errors', 'Errors', 'Errors', 'When something is wrong'),
      guide('languages', 'Languages', 'Languages'),
      document('docs/theming.md', 'theming'),
      guide('bundlers', 'Bundlers', 'Bundlers'),
      guide('policy', 'Content security policy', 'Content security policy', 'Integrity and preloading'),
      guide('accessibility', 'Accessibility of widgets', 'Accessibility'),
      guide('testing', 'Testing your integration', 'Testing your integration'),
      guide('going-live', 'Going live', 'Going live', 'What a widget never does'),
      {
        slug: 'embedding/upgrading',
        title: 'Upgrading',
        parts: [{ file: 'docs/upgrading.md' }, { file: embedding, sections: ['Versions and support'] }],
      },
    ],
  },
  {
    label: 'Back ends and scripts',
    items: [document('docs/sdk.md', 'sdk')],
  },
  {
    label: 'Operation',
    items: [
      document('docs/deploy.md', 'deploy'),
      document('docs/verify.md', 'verify'),
      document('SECURITY.md', 'security'),
      document('docs/security.md', 'data-in-the-browser'),
      document('docs/telemetry.md', 'telemetry'),
      document('docs/accessibility.md', 'accessibility'),
    ],
  },
  {
    label: 'Tests',
    items: [
      document('docs/qa.md', 'sandbox', 'The sandbox'),
      document('docs/recordings.md', 'recordings'),
      document('docs/testing.md', 'tests'),
      document('docs/faults.md', 'faults'),
      document('docs/working-day.md', 'working-day'),
      document('docs/benchmarks.md', 'benchmarks'),
    ],
  },
  { label: 'Reference', items: [], generated: 'reference' },
  {
    label: 'Project',
    items: [
      document('CONTRIBUTING.md', 'contributing'),
      document('docs/how-it-works.md', 'how-it-works'),
      document('docs/releases.md', 'releases'),
      {
        slug: 'repository',
        title: 'Repository',
        parts: [
          {
            file: 'README.md',
            hasIntroduction: true,
            sections: ['Repository', 'Develop', 'Accessibility', 'Security', 'License'],
          },
        ],
      },
      document('CONTEXT.md', 'glossary'),
      { label: 'Decisions', items: [], generated: 'decisions' },
    ],
  },
];

/** Pages of the reference that contain text of the repository. The generated pages follow. */
export const referenceDocuments: readonly DocumentPage[] = [
  {
    slug: 'reference/bundle-size',
    title: 'Bundle size',
    parts: [{ file: embedding, sections: ['Bundle size'] }],
  },
];

/** Documents without a page, each with the reason. */
export const unlistedDocuments: Readonly<Record<string, string>> = {
  'docs/machines.md': 'The pages of the state machines contain it.',
};
