import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const text = readFileSync(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8');

const fenced = (language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, block = '']) => block);

/** Every `config.json` example of docs/deploy.md. */
export const documentedSettings: readonly Record<string, unknown>[] = fenced('json').map((block) =>
  JSON.parse(block),
);

/** The placeholders that docs/deploy.md lists, in its order. */
export const documentedPlaceholders = [...text.matchAll(/^\| `\{\{([a-z-]+)\}\}` \|/gm)].map(
  ([, name = '']) => name,
);

export type Placeholders = Readonly<Record<string, string>>;

/** Fills in the placeholders of the nginx configuration in docs/deploy.md. */
export function fillConfiguration(values: Placeholders): string {
  const [configuration, ...others] = fenced('nginx');
  if (configuration === undefined || others.length > 0)
    throw new Error('e2e: docs/deploy.md must contain exactly one nginx code block');
  // Comments may contain placeholders.
  return configuration.replace(/^(?! *#)(.*)\{\{([a-z-]+)\}\}/gm, (_, before: string, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`e2e: docs/deploy.md contains the unknown placeholder {{${name}}}`);
    return before + value;
  });
}
