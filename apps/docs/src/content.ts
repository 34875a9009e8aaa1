import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../site/page.ts';

/** The collected pages. `build/content.ts` writes the file before Astro starts. */
export const content = JSON.parse(
  readFileSync(join(process.cwd(), '.cache/content.json'), 'utf8'),
) as Content;
