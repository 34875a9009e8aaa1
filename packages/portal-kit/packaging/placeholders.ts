import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { widgetNames } from './widget-bundles';
import { removeUnusedProperties } from './widget-styles';

/** Replaces the placeholders of the sources (package version, style sheets) in the built files. Runs after the styles. */
export async function fillPlaceholders(): Promise<void> {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  const values = new Map([
    ['__PORTAL_KIT_VERSION__', version],
    // Only the rules of the sheet itself can read its private properties in a shadow root.
    ['__PORTAL_KIT_STYLES__', removeUnusedProperties(await readFile('dist/styles.css'))],
  ]);
  for (const name of widgetNames)
    values.set(`__PORTAL_KIT_STYLES_${name}__`, await readFile(`dist/${name}.css`, 'utf8'));
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
