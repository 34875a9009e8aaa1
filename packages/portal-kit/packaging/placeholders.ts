import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Replaces the placeholders of the sources (package version, style sheets) in the built files.
 *
 * @param shadowStyles - The style sheets of shadow roots by name.
 */
export async function fillPlaceholders(shadowStyles: ReadonlyMap<string, string>): Promise<void> {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  const values = new Map([['__PORTAL_KIT_VERSION__', version]]);
  for (const [name, sheet] of shadowStyles)
    values.set(name === 'styles' ? '__PORTAL_KIT_STYLES__' : `__PORTAL_KIT_STYLES_${name}__`, sheet);
  const files = await readdir('dist', { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const code = await readFile(join('dist', file), 'utf8');
    const filled = code.replace(/"(__PORTAL_KIT_[\w-]+__)"/g, (placeholder, name) => {
      const value = values.get(name);
      if (value === undefined)
        throw new Error(
          `portal-kit: dist/${file} contains ${placeholder}, which has no value. Add it to packaging/placeholders.ts.`,
        );
      return JSON.stringify(value);
    });
    if (filled !== code) await writeFile(join('dist', file), filled);
  }
}
