import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const components = join(import.meta.dirname, '../../apps/design/src/components');

/** The components with a page. A check compares them with the exports of packages/ui. */
export const componentNames = readdirSync(components, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

export const foundationNames = ['colors', 'spacing', 'type', 'corners', 'motion', 'icons', 'functions'];

/** The examples with an overlay that opens, by component: functions with the tag `@opens`. */
export const openingExamples: readonly (readonly [component: string, examples: readonly string[]])[] =
  componentNames
    .map((name) => {
      const source = readFileSync(join(components, name, `${name}.examples.tsx`), 'utf8');
      const tagged = source.matchAll(/@opens\b(?:(?!\*\/)[\s\S])*\*\/\nexport function (\w+)/g);
      return [name, [...tagged].flatMap(([, example]) => example ?? [])] as const;
    })
    .filter(([, examples]) => examples.length > 0);
