import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getFileName, toSafeFileName } from './file-name';

const named = (disposition: string, contentType = 'text/plain', start = '') =>
  getFileName(
    new Headers({ 'content-disposition': disposition, 'content-type': contentType }),
    'exportItems',
    start,
  );

describe('file names of downloads', () => {
  test.each([
    ['attachment; filename="items.xlsx"', 'items.xlsx'],
    ['attachment; filename=items.xlsx', 'items.xlsx'],
    ['attachment;filename = "items.xlsx" ; size=3', 'items.xlsx'],
    ['ATTACHMENT; FILENAME="Items.xlsx"', 'Items.xlsx'],
    ['attachment; filename="say \\"hi\\".xlsx"', 'say _hi_.xlsx'],
    [`attachment; filename="plain.xlsx"; filename*=UTF-8''%E2%82%AC%20rates.xlsx`, '€ rates.xlsx'],
    [`attachment; filename*=utf-8'en'na%C3%AFve.pdf; filename="plain.pdf"`, 'naïve.pdf'],
    [`attachment; filename*=iso-8859-1''%A3.pdf`, '£.pdf'],
    [`attachment; filename*=UTF-8''%E2%82.pdf; filename="plain.pdf"`, 'plain.pdf'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\temp\\\\x.pdf"', 'x.pdf'],
    [`attachment; filename*=UTF-8''a%2Fb%00%0D%0Ac.pdf`, 'bc.pdf'],
    [`attachment; filename*=UTF-8''invoice%E2%80%AEfdp.exe`, 'invoicefdp.exe'],
    ['attachment; filename="CON.pdf"', '_CON.pdf'],
    ['attachment; filename="a<b>|c?.pdf"', 'a_b__c_.pdf'],
    ['attachment; filename="...hidden.pdf. "', 'hidden.pdf'],
  ])('the file name of %s is %s', (disposition, expected) => {
    expect(named(disposition)).toBe(expected);
  });

  test.each(['', 'attachment', 'attachment; filename=""', 'attachment; filename=".."', 'nonsense;;;='])(
    'the file name of %j consists of operation and date',
    (disposition) => {
      expect(named(disposition, 'application/pdf')).toMatch(/^export-items_\d{4}-\d{2}-\d{2}\.pdf$/);
    },
  );

  const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  test.each([
    ['items.exe', xlsx, 'PK\u0003\u0004', 'items.exe.xlsx'],
    ['items.lnk', 'application/octet-stream', 'PK\u0003\u0004', 'items.lnk.xlsx'],
    ['desktop.ini', xlsx, '', 'desktop.ini.xlsx'],
    ['bol.html', 'application/pdf', '%PDF', 'bol.html.pdf'],
    ['bol.html', 'text/html', '%PDF', 'bol.html.pdf'],
    ['bol', 'Application/PDF; charset=utf-8', '', 'bol.pdf'],
    ['Items.XLSX', xlsx, 'PK\u0003\u0004', 'Items.XLSX'],
    ['items.pdf', 'application/pdf', 'PK\u0003\u0004', 'items.pdf.xlsx'],
    ['rows.csv', 'text/csv', 'SKU,', 'rows.csv'],
    ['notes.md', 'text/plain', '# No', 'notes.md'],
  ])('the file %s of type %s with the content %j is saved as %s', (name, contentType, start, expected) => {
    expect(named(`attachment; filename="${name}"`, contentType, start)).toBe(expected);
  });

  test.each([' ', '.', '\\', '"', ';', '; filename="', "; filename*=utf-8'", '\u00a0'])(
    'a file name of 50 KB of %j takes linear time',
    (repeated) => {
      const long = repeated.repeat(50_000 / repeated.length);
      expect(toSafeFileName(`a${long}b`).length).toBeLessThanOrEqual(120);
      expect(named(`attachment; filename="a${long}b`).length).toBeLessThanOrEqual(120);
    },
    5000,
  );

  test('a long file name keeps its extension', () => {
    const name = toSafeFileName(`${'🍷'.repeat(200)}.xlsx`);
    expect([name.length <= 120, name.endsWith('.xlsx'), name.isWellFormed()]).toEqual([true, true, true]);
  });

  test('every file name is safe for a file system', () => {
    const nasty = fc.constantFrom(
      '/',
      '\\',
      '..',
      '\u202E',
      '\u2066',
      '\0',
      '\n',
      '"',
      ':',
      '\uFEFF',
      '.exe',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(nasty, fc.string({ unit: 'binary' })), { maxLength: 40 }), (parts) => {
        const name = toSafeFileName(parts.join(''));
        expect(name).not.toMatch(/[/\\<>:"|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|^[\s.]|[\s.]$/u);
        expect(name.length <= 120 && name.isWellFormed()).toBe(true);
      }),
    );
  });
});
