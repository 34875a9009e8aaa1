import { expect, test } from 'vitest';
import { createDraft, findUnlisted } from './documents.ts';
import { collectSiteAddresses, resolveSiteLinks } from './links.ts';
import { parseHeadings, splitSections, table } from './markdown.ts';

const embedding = 'docs/embedding.md';

test('a document without a page is reported with the file that has to list it', () => {
  expect(findUnlisted(['docs/sdk.md'], [], [])).toEqual([
    'docs/sdk.md has no page. Add it to a group in apps/docs/site/pages.ts, so that readers find it.',
  ]);
  expect(findUnlisted(['docs/sdk.md'], [], ['docs/sdk.md'])).toEqual([]);
});

test('a section without a page is reported', () => {
  const { sections } = splitSections(
    '# Title\n\nText\n\n## One\n\n### Inner\n\n```sh\n## no heading\n```\n\n## Two\n',
  );
  expect([...sections.keys()]).toEqual(['One', 'Two']);
  const page = { slug: 'bundle-size', parts: [{ file: embedding, sections: ['Bundle size'] }] };
  const problems = findUnlisted([embedding], [page], []);
  expect(problems).toContain(
    `${embedding}: no page contains the section "The token". Add it in apps/docs/site/pages.ts.`,
  );
  expect(problems.join('\n')).not.toContain('"Bundle size"');
});

test('a page whose document does not exist stops the build', () => {
  const file = 'docs/is-not-there.md';
  expect(() => createDraft({ slug: 'missing', parts: [{ file }] })).toThrow(`${file} does not exist`);
});

test('links between sections of a document become links between pages below the base path', () => {
  const pages = [
    { slug: 'token', title: 'Token', parts: [{ file: embedding, sections: ['The token'] }] },
    { slug: 'csp', title: 'Policy', parts: [{ file: embedding, sections: ['Content security policy'] }] },
  ].map(createDraft);
  const chunk = {
    file: embedding,
    markdown: '[a](#the-token) [b](#in-your-page) [c](../examples/html/page.js) [d](https://a.example/)',
  };
  const draft = { ...pages[0], slug: 'links', chunks: [chunk] } as (typeof pages)[number];
  const { markdown } = resolveSiteLinks(draft, collectSiteAddresses(pages, '/docs/'));
  expect(markdown).toMatch(
    /^\[a\]\(\/docs\/token\/\) \[b\]\(\/docs\/token\/#in-your-page\) \[c\]\(https:[^)]*\/examples\/html\/page\.js\) \[d\]\(https:\/\/a\.example\/\)$/,
  );
});

test('a broken link stops the build with its document', () => {
  const draft = createDraft({ slug: 'sdk', parts: [{ file: 'docs/sdk.md' }] });
  const broken = {
    ...draft,
    chunks: [{ file: 'docs/sdk.md', markdown: '[x](is-not-there.md)' }],
  } as NonNullable<typeof draft>;
  expect(() => resolveSiteLinks(broken, collectSiteAddresses([broken], '/'))).toThrow(
    'docs/sdk.md: the link to is-not-there.md has no page (sdk)',
  );
});

test('links to the playground open it inside the site, with the state that they name', () => {
  const chunk = {
    file: embedding,
    markdown:
      '[a](../apps/playground) [b](page:playground?widget=item-list) [c](../apps/playground/README.md)',
  };
  const page = createDraft({ slug: 'widgets', parts: [{ file: embedding, sections: ['Widgets'] }] });
  const draft = { ...page, chunks: [chunk] } as NonNullable<typeof page>;
  const { markdown } = resolveSiteLinks(draft, collectSiteAddresses([draft], '/docs/', ['playground']));
  expect(markdown).toMatch(
    /^\[a\]\(\/docs\/playground\/\) \[b\]\(\/docs\/playground\/\?widget=item-list\) \[c\]\(https:[^)]*README\.md\)$/,
  );
  expect(() => resolveSiteLinks(draft, collectSiteAddresses([draft], '/docs/'))).toThrow(
    'page:playground?widget=item-list',
  );
});

test('anchors are those of GitHub, and tables escape vertical bars', () => {
  expect(parseHeadings('## A `b` c\n\n## A b c\n')).toEqual([
    { level: 2, text: 'A b c', anchor: 'a-b-c' },
    { level: 2, text: 'A b c', anchor: 'a-b-c-1' },
  ]);
  expect(table(['a'], [['x | y\nz']])).toBe('| a |\n|---|\n| x \\| y z |');
});
