import { afterEach, describe, expect, test, vi } from 'vitest';
import { closestLanguage } from './closest-language';
import { defineMessages } from './define-messages';
import { kernelMessages } from './kernel.messages';
import { messageFormat } from './message-format';
import { addCatalogs as addTranslations } from './translate';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/**
 * Defines a catalog by the key of its translations. Each test has its own key, because translations stay for the whole
 * page.
 */
const counts = <Name extends string>(name: Name) =>
  defineMessages(name, (format) => ({
    language: format.language,
    files: (count: number) =>
      `${format.number(count)} ${format.plural(count, { one: 'file', other: 'files' })}`,
    kinds: { csv: 'CSV file', xlsx: 'Excel file' },
  }));

describe('defineMessages', () => {
  test('defineMessages() formats numbers of English messages by the region', () => {
    const messages = counts('regions');
    expect([messages('en-US').files(1), messages('en-US').files(1_234)]).toEqual(['1 file', '1,234 files']);
    expect(messages('en-IN').files(1_234_567)).toBe('12,34,567 files');
    expect(messages('en-IN').language).toBe('en-IN');
  });

  test("defineMessages() shows English words with the locale's numbers when a locale has no translation", () => {
    const messages = counts('untranslated');
    expect(['it-IT', 'pl', 'not a locale', ''].map((locale) => messages(locale).files(12_345))).toEqual([
      '12.345 files',
      '12\u00a0345 files',
      '12,345 files',
      '12,345 files',
    ]);
    expect(messages('it-IT').language).toBe('en');
  });

  test("defineMessages() uses a translation in every region of its language, with the region's numbers and plurals", () => {
    const messages = counts('polish');
    addTranslations('pl', {
      polish: (format) => ({
        language: format.language,
        files: (count: number) =>
          `${format.number(count)} ${format.plural(count, { one: 'plik', few: 'pliki', other: 'plików' })}`,
      }),
    });
    expect([1, 3, 12_345].map((count) => messages('pl-PL').files(count))).toEqual([
      '1 plik',
      '3 pliki',
      '12\u00a0345 plików',
    ]);
    expect([messages('pl').language, messages('pl-PL').language]).toEqual(['pl', 'pl-PL']);
    expect(messages('en-US').files(3)).toBe('3 files');
  });

  test('defineMessages() shows the English text of a message that a translation lacks', () => {
    const messages = counts('partial');
    addTranslations('cs', { partial: () => ({ kinds: { csv: 'Soubor CSV' } }) });
    expect(messages('cs').kinds).toEqual({ csv: 'Soubor CSV', xlsx: 'Excel file' });
    expect(messages('cs').files(2)).toBe('2 files');
  });

  test('addTranslations() replaces single messages of earlier translations, and a base translation replaces none', () => {
    const messages = counts('layered');
    addTranslations('hr', { layered: () => ({ kinds: { csv: 'Datoteka' } }) });
    addTranslations('hr', { layered: () => ({ kinds: { csv: 'CSV', xlsx: 'Excel' } }) }, true);
    expect(messages('hr').kinds).toEqual({ csv: 'Datoteka', xlsx: 'Excel' });
  });

  test('defineMessages() uses a translation that is added after the first use', () => {
    const messages = counts('late');
    expect(messages('sk').files(2)).toBe('2 files');
    addTranslations('sk', { late: () => ({ files: () => 'dva súbory' }) });
    expect(messages('sk').files(2)).toBe('dva súbory');
  });

  test('defineMessages() replaces single messages by overrides, in a translation and for one scope only', () => {
    const messages = counts('replaced');
    addTranslations('da', { replaced: () => ({ kinds: { csv: 'CSV-fil', xlsx: 'Excel-fil' } }) });
    const overrides = { replaced: { kinds: { csv: 'Liste' }, files: undefined } };
    expect(messages({ locale: 'da', overrides }).kinds).toEqual({ csv: 'Liste', xlsx: 'Excel-fil' });
    expect(messages({ locale: 'da', overrides }).files(2)).toBe('2 files');
    expect(messages('da').kinds.csv).toBe('CSV-fil');
  });

  test('defineMessages() returns the same object for the same scope', () => {
    const messages = counts('cached');
    expect(messages('en-US')).toBe(messages('en-US'));
    const scope = { locale: 'en-US', timeZone: 'America/Chicago' };
    expect(messages(scope)).toBe(messages(scope));
    expect(messages({ ...scope, timeZone: 'UTC' })).not.toBe(messages(scope));
  });
});

test('closestLanguage() prefers the locale, then its language, then another region of the language', () => {
  const languages = ['en', 'es', 'fr-CA', 'fr'];
  const closest = (locale: string) => closestLanguage(locale, languages);
  expect(['fr-CA', 'fr-FR', 'es-MX', 'en', 'pl'].map(closest)).toEqual([
    'fr-CA',
    'fr',
    'es',
    'en',
    undefined,
  ]);
  expect(closestLanguage('fr-BE', ['en', 'fr-CA'])).toBe('fr-CA');
});

describe('messageFormat', () => {
  test('messageFormat() selects the plural form of the language, and `other` for a missing form', () => {
    const forms = { one: 'one', two: 'two', few: 'few', many: 'many', zero: 'zero', other: 'other' };
    const pick = (locale: string, language: string) =>
      [0, 1, 2, 3, 11, 100].map((count) => messageFormat(locale, language).plural(count, forms));
    expect(pick('ar', 'ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
    expect(pick('ar', 'en')).toEqual(['other', 'one', 'other', 'other', 'other', 'other']);
    expect(messageFormat('ar', 'ar').plural(2, { other: 'other' })).toBe('other');
  });

  test('messageFormat() formats numbers, lists and timestamps in the language of the locale', () => {
    const format = messageFormat('de-DE', 'de', 'Europe/Berlin');
    expect(format.number(1_234.5)).toBe('1.234,5');
    expect(format.number(0.125, { style: 'percent', maximumFractionDigits: 1 })).toBe('12,5\u00a0%');
    expect(format.list(['Rot', 'Weiß', 'Rosé'])).toBe('Rot, Weiß und Rosé');
    expect(format.instant('2026-02-01T12:00:00Z')).toBe('1. Feb. 2026, 13:00 MEZ');
  });

  test('messageFormat() formats numbers and dates by the locale when the words are in another language', () => {
    const format = messageFormat('it-IT', 'en', 'America/New_York');
    expect([format.number(12_345.5), format.date('2026-02-01'), format.list(['a', 'b', 'c'])]).toEqual([
      '12.345,5',
      '1 feb 2026',
      'a, b, and c',
    ]);
  });

  test('messageFormat() names the time zone of a time', () => {
    const at = (timeZone?: string) => messageFormat('en-US', 'en', timeZone).instant('2026-07-01T12:00:00Z');
    expect(at('America/New_York')).toBe('Jul 1, 2026, 8:00 AM EDT');
    expect(at('UTC')).toBe('Jul 1, 2026, 12:00 PM UTC');
    expect(at('Mars/Olympus')).toBe(at());
  });

  test('messageFormat() creates each Intl formatter once', () => {
    const made = [
      vi.spyOn(Intl, 'NumberFormat'),
      vi.spyOn(Intl, 'ListFormat'),
      vi.spyOn(Intl, 'DateTimeFormat'),
    ];
    const writeAll = (value: number) => {
      const format = messageFormat('is-IS');
      format.number(value);
      format.number(value, { style: 'percent' });
      format.list(['a', String(value)]);
      format.instant(`2026-02-0${value}T12:00:00Z`);
      format.date(`2026-02-0${value}`);
    };
    writeAll(1);
    expect(made.map((spy) => spy.mock.calls.length)).toEqual([2, 1, 2]);
    writeAll(2);
    writeAll(3);
    expect(made.map((spy) => spy.mock.calls.length)).toEqual([2, 1, 2]);
  });

  test.each(['soon', '', '5', '2026-11-02', '2026-11-02T99:00:00Z', undefined, null, 7])(
    'messageFormat() formats %j, an invalid timestamp, as a dash',
    (value) => {
      expect(messageFormat('en-US').instant(value as string)).toBe('–');
    },
  );

  test.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, null, '5'])(
    'messageFormat() formats %j, an invalid number, as a dash',
    (value) => {
      expect(messageFormat('en-US').number(value as number)).toBe('–');
    },
  );

  test('messageFormat() isolates dates from right to left, which would reorder English words', () => {
    const { date, instant } = messageFormat('ar', 'en', 'UTC');
    expect(date('2026-11-25')).toBe('\u206825\u200F/11\u200F/2026\u2069');
    expect(instant('2026-11-25T08:00:00Z')).toMatch(/^\u2068.*\u2069$/);
    expect(messageFormat('de-DE').date('2026-11-25')).toBe('25.11.2026');
  });

  test('messageFormat() formats a calendar date without a shift in every time zone', () => {
    const { date } = messageFormat('en-US');
    for (const zone of ['Pacific/Kiritimati', 'Etc/GMT+12', 'America/New_York']) {
      vi.stubEnv('TZ', zone);
      expect([zone, date('2024-02-29'), date('2026-03-08'), date('2026-12-31')]).toEqual([
        zone,
        'Feb 29, 2024',
        'Mar 8, 2026',
        'Dec 31, 2026',
      ]);
    }
  });

  test.each(['2026-02-31', '2026-13-01', '2026-11', 'soon', '', undefined, null, 20261102])(
    'messageFormat() formats %j, an invalid date, as a dash',
    (value) => {
      expect(messageFormat('en-US').date(value as string)).toBe('–');
    },
  );
});

describe('kernelMessages', () => {
  const texts = kernelMessages('en-US');

  test('kernelMessages() formats the range of a page in the specified words, with and without a total', () => {
    expect(texts.range(1, 10, 1_234)).toBe('1–10 of 1,234');
    expect(texts.range(1_001, 1_010, null)).toBe('1,001–1,010 of more than 1,010');
  });

  test.each([
    [0, '0 B'],
    [1, '1 B'],
    [1_023, '1,023 B'],
    [1_024, '1 KB'],
    [1_536, '1.5 KB'],
    [1_048_576, '1 MB'],
    [10_485_760, '10 MB'],
    [5_000_000_000, '4,768.4 MB'],
  ])('kernelMessages() formats a file size of %i bytes as %s', (bytes, size) => {
    expect(texts.fileSize(bytes)).toBe(size);
  });

  test.each<[number, number | null, string]>([
    [0, null, 'Export…'],
    [512, null, 'Export…'],
    [0, 2_048, 'Export 0%'],
    [512, 2_048, 'Export 25%'],
    [3_000, 2_048, 'Export 100%'],
    [0, 0, 'Export…'],
  ])('kernelMessages() formats the progress of %i of %s bytes as "%s"', (loaded, total, text) => {
    expect(texts.downloading('Export', loaded, total)).toBe(text);
  });
});

test('number() formats -0 as 0', () => {
  expect(messageFormat('en-US').number(-0)).toBe('0');
});
