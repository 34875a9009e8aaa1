import { type KeyboardEvent, useRef } from 'react';
import { fold } from '../windowed-listbox/fold';
import type { SelectOption } from './select-option';

/** A pause after which a letter begins a new word. Milliseconds. */
const forgetAfterMs = 1_000;

/** Letters typed one after the other lead to the option that begins with them, the same letter again to the next one. */
export function useTypeAhead(options: readonly SelectOption[]) {
  const typed = useRef({ text: '', at: 0 });

  const find = (text: string, from: number) => {
    const start = fold(text);
    const places = options.map((_, offset) => (from + offset) % options.length);
    return places.find(
      (index) => !options[index]?.isDisabled && fold(options[index]?.label ?? '').startsWith(start),
    );
  };

  /** The option's index, or -1 where none begins so; `undefined` when the key is no letter. */
  return (event: KeyboardEvent, current: number): number | undefined => {
    const { key } = event;
    if ([...key].length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const now = Date.now();
    const before = now - typed.current.at < forgetAfterMs ? typed.current.text : '';
    // Within a word a space is a letter, else it opens the list or chooses.
    if (key === ' ' && before === '') return undefined;
    const text = before + key;
    const isRepeated = [...text].every((letter) => letter === key);
    const hit =
      (text.length > 1 ? find(text, Math.max(current, 0)) : undefined) ??
      (isRepeated ? find(key, current + 1) : undefined);
    typed.current = { text: hit === undefined ? '' : text, at: now };
    return hit ?? -1;
  };
}
