import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutUnread } from './styles';
import { widgetNames } from './widget-names';

/** What is known only when everything else is built, put in the place that the sources keep for it. */
export async function writeFacts(): Promise<void> {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  const facts = new Map([
    ['__PORTAL_KIT_VERSION__', version],
    // In a shadow root nobody else's rules read them.
    ['__PORTAL_KIT_STYLES__', withoutUnread(await readFile('dist/styles.css'))],
  ]);
  for (const name of widgetNames)
    facts.set(`__PORTAL_KIT_STYLES_${name}__`, await readFile(`dist/${name}.css`, 'utf8'));
  const files = await readdir('dist', { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const code = await readFile(join('dist', file), 'utf8');
    const filled = code.replace(/"(__PORTAL_KIT_[\w-]+__)"/g, (place, name) => {
      const fact = facts.get(name);
      if (fact === undefined) throw new Error(`portal-kit: nothing is known for ${place} in dist/${file}.`);
      return JSON.stringify(fact);
    });
    if (filled !== code) await writeFile(join('dist', file), filled);
  }
}
