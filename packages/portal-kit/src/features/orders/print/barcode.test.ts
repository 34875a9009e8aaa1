import { expect, test } from 'vitest';
import { type Barcode, drawBarcode } from './barcode';

/** Widths of bars and spaces of the symbol characters 0 to 105 of Code 128. Source: ISO/IEC 15417. */
const patterns =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132
  122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123
  212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
  313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422
  121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142
  121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311
  113141 114131 311141 411131 211412 211214 211232`.split(/\s+/);
const stop = '2331112';
const fnc1 = 102;
const [codeC, codeB, codeA] = [99, 100, 101];
const startA = 103;

/** Reads the symbol characters of a barcode, without the stop character. */
function decodeSymbols({ bars, width }: Barcode): number[] {
  let modules = '';
  bars.forEach(([start, size], index) => {
    const [next = width] = bars[index + 1] ?? [];
    modules += String(size) + (next > start + size ? String(next - start - size) : '');
  });
  expect(modules.slice(-7)).toBe(stop);
  return (modules.slice(0, -7).match(/.{6}/g) ?? []).map((pattern) => patterns.indexOf(pattern));
}

/** Decodes a barcode as a scanner does, and compares its check character. `FNC1` is shown as `]`. */
function decode(barcode: Barcode): string {
  const values = decodeSymbols(barcode);
  const check = values.pop();
  expect(values.reduce((sum, value, index) => sum + value * Math.max(1, index), 0) % 103).toBe(check);
  let set = 'ABC'[(values[0] ?? 0) - startA];
  let text = '';
  for (const value of values.slice(1)) {
    if (value === fnc1) text += ']';
    else if (set === 'C' && value < 100) text += String(value).padStart(2, '0');
    else if (value === codeC) set = 'C';
    else if (value === codeB) set = 'B';
    else if (value === codeA) set = 'A';
    else text += String.fromCharCode(value + 32);
  }
  return text;
}

test.each(['00006141410021100012', '0110411000010000'])(
  'GS1-128 of %s decodes to FNC1 and its digits',
  (text) => {
    expect(decode(drawBarcode({ text, isGs1: true }))).toBe(`]${text}`);
  },
);

test.each(['IB-2611-000211/P1', 'IB-2611-000211/12/1043', '^FNC1', 'A'])(
  'Code 128 of %s decodes to its text',
  (text) => {
    expect(decode(drawBarcode({ text, isGs1: false }))).toBe(text);
  },
);

test('the bars of a known SSCC have the known pattern', () => {
  const { bars, width } = drawBarcode({ text: '00006141410021100012', isGs1: true });
  // Start C, FNC1, 00.
  expect(bars.slice(0, 9)).toEqual([
    [0, 2],
    [3, 1],
    [6, 3],
    [11, 4],
    [16, 1],
    [18, 3],
    [22, 2],
    [25, 2],
    [29, 2],
  ]);
  expect(width).toBe(156);
});

test('a text with other characters than printable ASCII is an error', () => {
  expect(() => drawBarcode({ text: '訂單', isGs1: false })).toThrow(RangeError);
});
