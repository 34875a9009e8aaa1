import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadModule } from '../../../packages/portal-kit/generator/features.mjs';
import { root } from '../site/repository.ts';

interface Property {
  name: string;
  light: string;
  dark: string;
}

const rule = (selector: string, properties: readonly Property[], theme: 'light' | 'dark') =>
  `${selector}{${properties.map((property) => `${property.name}:${property[theme]}`).join(';')}}\n`;

/** Writes the tokens of the product's design system as custom properties for both themes of the site. */
export async function writeTokens(): Promise<void> {
  const { documentedProperties } = (await loadModule(
    join(root, 'packages/ui/src/theme/host-properties.ts'),
  )) as { documentedProperties: () => Property[] };
  const properties = documentedProperties().filter(({ name }) => /^--pk-(color|radius|shadow)-/.test(name));
  const css = rule(':root', properties, 'dark') + rule(":root[data-theme='light']", properties, 'light');
  writeFileSync(join(import.meta.dirname, '../.cache/tokens.css'), css);
}
