import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest/schema.js';
import { expectAllLoaded, mountWidgets, widgets } from './integrations.ts';
import { expect, test } from './test.ts';

const { resolve } = createRequire(import.meta.url);
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const packageFolder = join(import.meta.dirname, '../../apps/partner-demo/node_modules/portal-kit');
const { customElements: manifestPath } = readJson(join(packageFolder, 'package.json')) as {
  customElements: string;
};
const manifest = readJson(join(packageFolder, manifestPath)) as Package;
const elements = manifest.modules
  .flatMap(({ declarations = [] }) => declarations)
  .filter((declaration): declaration is CustomElementDeclaration => 'customElement' in declaration);

test('the custom elements manifest of the package conforms to its schema and describes every element', () => {
  const ajv = new Ajv({ strict: false });
  const isValid = ajv.validate(readJson(resolve('custom-elements-manifest/schema.json')) as object, manifest);
  expect([isValid, ajv.errors]).toEqual([true, null]);
  expect(elements.map(({ tagName }) => tagName)).toEqual(widgets.map((name) => `portal-${name}`).toSorted());
  for (const { path } of manifest.modules)
    expect(readFileSync(join(packageFolder, path), 'utf8')).not.toBe('');
});

test('the custom elements manifest lists a picker’s attributes, own events and events in both spellings', () => {
  const picker = elements.find(({ tagName }) => tagName === 'portal-item-picker');
  expect(picker?.attributes?.find(({ name }) => name === 'theme')?.type?.text).toBe(
    "'light' | 'dark' | 'system'",
  );
  expect(picker?.events?.map(({ name, type }) => [name, type.text])).toEqual(
    expect.arrayContaining([
      ['item-picked', 'CustomEvent<Item>'],
      ['item-saved', "CustomEvent<PortalEventMap['item.saved']>"],
      ['item.saved', "CustomEvent<PortalEventMap['item.saved']>"],
      ['widget-failed', 'CustomEvent<EmbedError>'],
    ]),
  );
  expect(picker?.cssProperties?.map(({ name }) => name)).toContain('--pk-color-accent');
});

test('every element has the attributes, properties and parts of the custom elements manifest', async ({
  page,
}) => {
  await page.goto('/integrations/?integration=element');
  await mountWidgets(page);
  await expectAllLoaded(page);
  const rendered = await page.evaluate(() =>
    [...document.querySelectorAll('#widgets > section > *')].map((element) => {
      const { observedAttributes, prototype } = element.constructor as typeof HTMLElement & {
        observedAttributes: string[];
      };
      const parts = [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])].map((one) => one.part[0]);
      return {
        tagName: element.localName,
        attributes: observedAttributes.toSorted(),
        properties: Object.keys(Object.getOwnPropertyDescriptors(prototype)),
        parts: [...new Set(parts)],
      };
    }),
  );
  expect(rendered).toHaveLength(elements.length);
  for (const { tagName, attributes, properties, parts } of rendered) {
    const described = elements.find((each) => each.tagName === tagName);
    expect(attributes, tagName).toEqual(described?.attributes?.map(({ name }) => name).toSorted());
    expect(properties, tagName).toEqual(
      expect.arrayContaining(described?.members?.map(({ name }) => name) ?? []),
    );
    expect(
      described?.cssParts?.map(({ name }) => name),
      tagName,
    ).toEqual(expect.arrayContaining(parts));
    expect(parts.length, tagName).toBeGreaterThan(1);
  }
});
