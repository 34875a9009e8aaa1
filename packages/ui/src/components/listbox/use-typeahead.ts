import { type KeyboardEvent, useRef } from 'react';
import type { ListOption } from './listbox';
import { normalizeText } from './option-search';

/** Returns the index of the match, -1 without a match, `undefined` when the key types no character. */
export type Typeahead = (event: KeyboardEvent, current: number) => number | undefined;

const resetAfterMs = 1_000;

/**
 * Finds the option that begins with the typed characters. Repeating one character cycles through the options that begin
 * with it.
 */
export function useTypeahead(options: readonly ListOption[]): Typeahead {
  const typed = useRef({ text: '', timeMs: 0 });

  const find = (text: string, from: number) => {
    const start = normalizeText(text);
    const indexes = options.map((_, offset) => (from + offset) % options.length);
    return indexes.find(
      (index) => !options[index]?.isDisabled && normalizeText(options[index]?.label ?? '').startsWith(start),
    );
  };

  return (event, current) => {
    const { key } = event;
    if ([...key].length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const timeMs = Date.now();
    const previous = timeMs - typed.current.timeMs < resetAfterMs ? typed.current.text : '';
    // Space is a character only inside a word. Otherwise it opens the list or picks an option.
    if (key === ' ' && previous === '') return undefined;
    const text = previous + key;
    const isRepeated = [...text].every((character) => character === key);
    const match =
      (text.length > 1 ? find(text, Math.max(current, 0)) : undefined) ??
      (isRepeated ? find(key, current + 1) : undefined);
    typed.current = { text: match === undefined ? '' : text, timeMs };
    return match ?? -1;
  };
}
