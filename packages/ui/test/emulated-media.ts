// Types the session's `send`.
import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/** What the user's device asks of pages, as `prefer('prefers-reduced-motion', 'reduce')`; stays until `preferNothing`. */
export const prefer = (name: string, value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });

export const preferNothing = () => cdp().send('Emulation.setEmulatedMedia', { features: [] });
