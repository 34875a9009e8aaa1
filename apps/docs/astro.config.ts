import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { basePath } from './site/base.ts';
import type { Group } from './site/page.ts';
import { content } from './src/content.ts';

const labels = new Map(content.pages.map(({ slug, label, title }) => [slug, label ?? title]));
const openGroups = ['Start', 'Frameworks', 'Embedding'];

const toSidebar = ({ label, items }: Group): object => ({
  label,
  collapsed: !openGroups.includes(label),
  items: items.map((item) =>
    typeof item === 'string' ? { slug: item, label: labels.get(item) ?? item } : toSidebar(item),
  ),
});

export default defineConfig({
  base: basePath,
  trailingSlash: 'always',
  outDir: './dist',
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [
    starlight({
      title: 'Supplier portal',
      favicon: '/favicon.svg',
      customCss: ['./src/styles/theme.css'],
      sidebar: content.sidebar.map(toSidebar) as never,
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      components: {
        MarkdownContent: './src/components/markdown-content.astro',
        EditLink: './src/components/source-link.astro',
        Search: './src/components/search.astro',
        SiteTitle: './src/components/site-title.astro',
        SocialIcons: './src/components/site-links.astro',
      },
      pagefind: true,
      // src/pages/404.astro
      disable404Route: true,
      credits: false,
      expressiveCode: {
        themes: ['github-light', 'github-dark'],
        styleOverrides: {
          borderRadius: '8px',
          borderColor: 'var(--pk-color-line)',
          codeBackground: 'var(--pk-color-page)',
          codeFontSize: '0.8125rem',
          frames: {
            frameBoxShadowCssValue: 'none',
            editorActiveTabIndicatorTopColor: 'var(--pk-color-accent)',
            editorTabBarBackground: 'var(--pk-color-hover)',
            editorActiveTabBackground: 'var(--pk-color-page)',
            terminalTitlebarBackground: 'var(--pk-color-hover)',
            terminalBackground: 'var(--pk-color-page)',
          },
        },
      },
    }),
  ],
});
