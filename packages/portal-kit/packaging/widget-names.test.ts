import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { widgetNames } from './widget-names';

const read = (path: string) => readFileSync(path, 'utf8');
const exported = Object.keys((JSON.parse(read('package.json')) as { exports: object }).exports);
const { widgets: budgets } = JSON.parse(read('../../tools/checks/budgets.json')) as { widgets: object };
const styled = read('src/styles.ts');

// Its rows in docs/embedding.md, its place among the demo's widgets and what it shows there are asked for by other tests.
test.each(widgetNames)('%s has an entry, an element, a name, styles and a budget', (name) => {
  expect(exported).toEqual(expect.arrayContaining([`./${name}`, `./elements/${name}`, `./${name}.css`]));
  expect(readdirSync('src/elements')).toContain(`${name}.element.ts`);
  expect(read('src/elements/all-elements.ts')).toMatch(new RegExp(`^  '?${name}'?: widget\\(`, 'm'));
  expect(styled).toContain(`'./exports/${name}'`);
  expect(Object.keys(budgets)).toContain(name);
});
