import { createHash } from 'node:crypto';
import { copyFile, glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { basePath } from '../site/base.ts';
import type { Content } from '../site/page.ts';
import { root } from '../site/repository.ts';
import { buildPolicy } from './policy.ts';
import { withScrollableTables } from './tables.ts';

const stylesFile = 'attributes.css';

/** Classes that replace the `style` attributes of all pages, because the policy forbids the attributes. */
class StyleClasses {
  #rules = new Map<string, string>();

  addClass(style: string): string {
    const name = `s-${createHash('sha256').update(style).digest('hex').slice(0, 6)}`;
    this.#rules.set(name, style);
    return name;
  }

  /** Replaces the `style` attributes of the tags of a page. */
  replaceIn(html: string): string {
    return html.replaceAll(/<[a-z][\w-]*(?=\s)[^<>]*?\sstyle="([^"]*)"[^<>]*>/g, (tag, style: string) => {
      const name = this.addClass(style.replaceAll('&quot;', '"').replaceAll('&#39;', "'"));
      const plain = tag.replace(/\sstyle="[^"]*"/, '');
      return /\sclass="/.test(plain)
        ? plain.replace(/\sclass="/, ` class="${name} `)
        : plain.replace(/^<[a-z][\w-]*/, (start) => `${start} class="${name}"`);
    });
  }

  /** Renders one rule per class. The doubled class outweighs component styles, as an attribute does. */
  toCss(): string {
    return [...this.#rules].map(([name, style]) => `.${name}.${name}{${style}}`).join('');
  }
}

/** Lets the keyboard scroll wide code blocks. A script removes the tab stop of blocks that do not scroll. */
const withScrollableCode = (html: string) =>
  html.replaceAll('<pre data-language=', '<pre tabindex="0" data-language=');

/** Completes the output of Astro: pictures, style attributes and the policy of every page. */
export async function finishSite(dist: string, content: Content): Promise<void> {
  for (const [source, file] of Object.entries(content.pictures))
    await copyFile(join(root, source), join(dist, file));
  const classes = new StyleClasses();
  const pages = new Map<string, string>();
  for await (const file of glob('**/*.html', { cwd: dist })) {
    const html = await readFile(join(dist, file), 'utf8');
    pages.set(file, classes.replaceIn(withScrollableCode(withScrollableTables(html))));
  }
  await writeFile(join(dist, stylesFile), classes.toCss());
  // The style sheet of the code blocks selects the `style` attributes. Their script makes each of them a landmark.
  for await (const file of glob('_astro/ec.*', { cwd: dist })) {
    const text = await readFile(join(dist, file), 'utf8');
    const patched = text
      .replaceAll("span[style^='--']:not([class])", "span[class^='s-']")
      .replaceAll('"role","region"', '"role","group"');
    if (patched === text) throw new Error(`docs: ${file} has changed. Adapt apps/docs/build/finish.ts.`);
    await writeFile(join(dist, file), patched);
  }
  for (const [file, html] of pages) {
    const head = `<meta http-equiv="Content-Security-Policy" content="${buildPolicy(html)}"><link rel="stylesheet" href="${basePath}${stylesFile}">`;
    const complete = html.replace(/<meta charset="utf-8"\s*\/?>/i, (charset) => charset + head);
    if (complete === html) throw new Error(`docs: ${file} has no <meta charset>, so it has no policy.`);
    await writeFile(join(dist, file), complete);
  }
}
