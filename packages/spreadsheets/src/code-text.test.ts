import { expect, test } from 'vitest';
import { foldText, normalizeCode } from './code-text.ts';

test.each([
  ['HF\u20111001', 'HF-1001'],
  ['HF\u20131001', 'HF-1001'],
  ['\u200bHF-1001\u00ad', 'HF-1001'],
  ['HF\t1001', 'HF 1001'],
  ['  HF \u00a0 1001\n', 'HF 1001'],
  ['Albarin\u0303o', 'Albariño'],
])('the code %j is normalized to %j', (text, expected) => {
  expect(normalizeCode(text)).toBe(expected);
});

test.each([
  ['Albariño', 'albarino'],
  ['Albarin\u0303o', 'albarino'],
  ['Fen  Block', 'fen block'],
  [' HF-1001 ', 'hf-1001'],
  ['ﬁno', 'fino'],
])('the text %j is searched as %j', (text, expected) => {
  expect(foldText(text)).toBe(expected);
});
