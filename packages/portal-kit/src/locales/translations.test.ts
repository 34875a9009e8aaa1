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
    .filter(([, source]) => / = defineMessages\('/.test(source))
    .map(([path]) => load[path]?.()),
);
const catalogs = modules
  .flatMap((module) => Object.values(module ?? {}))
  .filter(
    (value): value is ((locale: string) => object) & { catalog: keyof Messages } =>
      typeof value === 'function' && 'catalog' in value,
  );

/** Lists the path of every message, with `()` after messages that are functions. */
const listMessagePaths = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]) => {
    const at = path ? `${path}.${name}` : name;
    if (typeof text === 'function') return [`${at}()`];
    return typeof text === 'object' && text !== null && !Array.isArray(text)
      ? listMessagePaths(text, at)
      : [at];
  });

/** Lists a language's texts as they are in the source code, without the interpolated values. */
const literals = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).flatMap(([path, source]) =>
    [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)]
      .map(([, text = '', template = '']) => (text || template).replaceAll('\\u00a0', '\u00a0'))
      .filter((text) => !text.startsWith('.'))
      .map((text) => `${path.slice(2)}: ${text}`),
  );

/** Lists the texts of several words with their paths. */
const sentences = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, text]): [string, string][] => {
    const at = path ? `${path}.${name}` : name;
    if (typeof text === 'string') return /\p{L}{2} \p{L}{2}/u.test(text) ? [[at, text]] : [];
    return typeof text === 'object' && text !== null ? sentences(text, at) : [];
  });

const translations: Readonly<Record<string, Translation>> = { de: german, es: spanish, 'fr-CA': french };

/** A text that its catalog takes from the loaded translation of another catalog. */
const derived = 'uploads.results.status.COMPLETED_WITH_ERRORS';

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
      expect(listMessagePaths(texts).sort()).toEqual(listMessagePaths(catalog('en-US')).sort());
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

  test(`${language} has no text of several words that equals the English text`, () => {
    const english = catalogs.flatMap((catalog) => sentences(catalog('en-US'), catalog.catalog));
    const translated = new Map(
      Object.entries(translation).flatMap(([name, translate]) =>
        sentences(translate(messageFormat(language, language)), name),
      ),
    );
    const same = english.filter(([path, text]) => translated.get(path) === text).map(([path]) => path);
    expect(same.filter((path) => path !== derived)).toEqual([]);
  });
});

const english = Object.fromEntries(catalogs.map((catalog) => [catalog.catalog, () => catalog('en-US')]));

test.each([['en', english as unknown as Translation], ...Object.entries(translations)])(
  'the action that creates an order has one name per direction in %s',
  (language, { orders, orderWizard, dashboard, firstSteps, attention }) => {
    const format = messageFormat(language, language);
    const { inbound, outbound } = orderWizard(format).label;
    const { actions } = dashboard(format);
    const { createInbound, createOutbound } = firstSteps(format);
    expect([
      [orders(format).directions.inbound.create, actions.inbound, createInbound],
      [orders(format).directions.outbound.create, actions.outbound, createOutbound],
      attention(format).fixes.createInbound,
    ]).toEqual([Array(3).fill(inbound.create), Array(3).fill(outbound.create), inbound.create]);
  },
);

test.each([
  ['en', english as unknown as Translation, ['2 days ago', '1 hr ago', '5 min ago']],
  ['de', german, ['vor 2 Tagen', 'vor 1 Std.', 'vor 5 Min.']],
  ['es', spanish, ['hace 2 días', 'hace 1 h', 'hace 5 min']],
  ['fr-CA', french, ['il y a 2 jours', 'il y a 1 h', 'il y a 5 min']],
])('the age of a failed order says in %s that it is a time ago', (language, { attention }, ages) => {
  const { age } = attention(messageFormat(language, language));
  const now = Date.parse('2026-11-20T12:00:00Z');
  const times = ['2026-11-18T10:00:00Z', '2026-11-20T11:00:00Z', '2026-11-20T11:55:00Z'];
  expect(times.map((time) => age(time, now).replace('\u00a0', ' '))).toEqual(ages);
});

describe('typography', () => {
  const french = literals(
    import.meta.glob<string>('./fr-ca/*.ts', { query: '?raw', import: 'default', eager: true }),
  );
  const spanish = literals(
    import.meta.glob<string>('./es/*.ts', { query: '?raw', import: 'default', eager: true }),
  );
  const german = literals(
    import.meta.glob<string>('./de/*.ts', { query: '?raw', import: 'default', eager: true }),
  );

  test('French texts have a no-break space before a colon and inside quotation marks', () => {
    expect(french.filter((text) => /[\p{L}\d)}] [:»]|« /u.test(text))).toEqual([]);
  });

  test('each language has one kind of quotation marks', () => {
    expect(spanish.filter((text) => /[«»„"]/.test(text))).toEqual([]);
    expect(german.filter((text) => /[«»”"]/.test(text))).toEqual([]);
    expect(french.filter((text) => /[“”„"]/.test(text))).toEqual([]);
  });
});
