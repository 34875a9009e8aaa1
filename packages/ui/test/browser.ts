// Types `send` of the CDP session.
import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/** Sets the composition text of the focused field, like an input method. */
export const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

/** Ends the composition with a text, or inserts the text without a composition. */
export const commit = (text: string) => cdp().send('Input.insertText', { text });

/** Emulates a media feature, e.g. `prefer('prefers-reduced-motion', 'reduce')`, until `preferNothing`. */
export const prefer = (name: string, value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });

export const preferNothing = () => cdp().send('Emulation.setEmulatedMedia', { features: [] });

/** Resolves when all finite animations have finished. */
export const animationsFinished = () =>
  Promise.all(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .map((animation) => animation.finished),
  );
