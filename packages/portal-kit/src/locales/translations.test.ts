import { describe, expect, test } from 'vitest';
import { messageFormat } from '../kernel/messages/message-format';
import { translation as german } from './de/translation';
import { translation as spanish } from './es/translation';
import { translation as french } from './fr-ca/translation';
import { languages } from './load-language';
import type { Messages, Translation } from './messages';

const load = import.meta.glob<Record<string, unknown>>([
  '../{kernel,lists,forms,domain,features}/**/*.ts',
  '!../**/*.{test,css}.ts',
]);
const sources = import.meta.glob<string>(
  ['../{kernel,lists,forms,domain,features}/**/*.ts', '!../**/*.{test,css}.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const modules = await Promise.all(
  Object.entries(sources)
    .filter(([, source]) => / = (\/\* @__PURE__ \*\/ )?defineMessages\('/.test(source))
    .map(([path]) => load[path]?.()),
);
const catalogs = modules
  .flatMap((module) => Object.values(module ?? {}))
  .filter(
    (value): value is ((locale: string) => object) & { catalog: keyof Messages } =>
      typeof value === 'function' && 'catalog' in value,
  );

/** The path of every message, with the number of its values. */
const shapeOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]) => {
    const at = path ? `${path}.${name}` : name;
    if (typeof text === 'function') return [`${at}()`];
    return typeof text === 'object' && text !== null && !Array.isArray(text) ? shapeOf(text, at) : [at];
  });

const translations: Readonly<Record<string, Translation>> = { de: german, es: spanish, 'fr-CA': french };

test('every language but English has a translation', () => {
  expect(['en', ...Object.keys(translations)]).toEqual(languages);
});

describe.each(Object.entries(translations))('the translation %s', (language, translation) => {
  test(`${language} has every catalog`, () => {
    const names = new Set(catalogs.map(({ catalog }) => catalog));
    expect(Object.keys(translation).sort()).toEqual([...names].sort());
  });

  test.each(catalogs.map((catalog) => [catalog.catalog, catalog] as const))(
    `${language} has every message of %s, also those that the types leave open`,
    (name, catalog) => {
      const texts = translation[name](messageFormat(language, language));
      expect(shapeOf(texts).sort()).toEqual(shapeOf(catalog('en-US')).sort());
    },
  );

  test(`${language} has no empty message`, () => {
    const empty = Object.entries(translation).flatMap(([name, translate]) =>
      Object.entries(translate(messageFormat(language, language)))
        .filter(([, text]) => typeof text === 'string' && text.trim() === '')
        .map(([text]) => `${name}.${text}`),
    );
    expect(empty).toEqual([]);
  });
});
