// Types the session's `send`.
import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/** Shows an unfinished text in the focused field, as an input method does while its keys are pressed. */
export const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

/** Ends the composition with a text; without one it is inserted at once. */
export const commit = (text: string) => cdp().send('Input.insertText', { text });
