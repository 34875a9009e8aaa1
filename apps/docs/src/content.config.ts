import { defineCollection } from 'astro:content';
import { docsSchema } from '@astrojs/starlight/schema';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { content } from './content.ts';

/** Renders the pages that `build/content.ts` has collected. */
const siteLoader: Loader = {
  name: 'site',
  load: async ({ store, parseData, renderMarkdown, generateDigest }) => {
    store.clear();
    for (const { slug, markdown, ...data } of content.pages) {
      const { title, description, keywords, kind, source, sourceAddress } = data;
      const parsed = await parseData({
        id: slug,
        data: { title, description, keywords, kind, source, sourceAddress },
      });
      const rendered = await renderMarkdown(markdown);
      store.set({
        id: slug,
        data: parsed,
        body: markdown,
        rendered,
        digest: generateDigest(markdown),
        filePath: source,
      });
    }
  },
};

export const collections = {
  docs: defineCollection({
    loader: siteLoader,
    schema: docsSchema({
      extend: z.object({
        keywords: z.string().default(''),
        kind: z.string().default('guide'),
        source: z.string().default(''),
        sourceAddress: z.string().default(''),
      }),
    }),
  }),
};
