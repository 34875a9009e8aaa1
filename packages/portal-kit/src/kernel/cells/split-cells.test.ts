import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitCells } from './split-cells';

describe('splitCells()', () => {
  test('reads quoted cells with separators, line breaks and escaped quotes', () => {
    expect(splitCells('a,"b, ""c"""\r\n"d\ne",f\n', ',')).toEqual([['a', 'b, "c"'], ['d\ne', 'f'], ['']]);
    expect(splitCells('"two\nlines"\tb', '\t')).toEqual([['two\nlines', 'b']]);
  });

  test('keeps a quotation mark that does not enclose a cell', () => {
    expect(splitCells('A\t"Reserve" shelf\nB\tx\nC\t12"', '\t')).toEqual([
      ['A', '"Reserve" shelf'],
      ['B', 'x'],
      ['C', '12"'],
    ]);
  });

  test('keeps rows between two quotation marks apart', () => {
    expect(splitCells('A\t"open\nB\tx\nC\t12"', '\t')).toEqual([
      ['A', '"open'],
      ['B', 'x'],
      ['C', '12"'],
    ]);
  });

  test('returns as many rows as were copied, whatever the cells contain', () => {
    const cell = fc.stringMatching(/^[a-z0-9 "';,|é=-]{0,8}$/).filter((text) => !/^".*"$/.test(text));
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rows, (copied) => {
        const text = copied.map((cells) => cells.join('\t')).join('\r\n');
        expect(splitCells(text, '\t')).toEqual(copied);
      }),
    );
  });
});
