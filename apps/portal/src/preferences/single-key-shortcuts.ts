import { readStored } from './region';

/** The key in local storage, and the event of the window after a change. */
const key = 'single-key-shortcuts';

/**
 * Returns whether the keys `/` and `?` work without a modifier key (WCAG 2.1.4). The user can turn them off in this
 * browser.
 */
export const hasSingleKeys = (): boolean => readStored(key) !== 'off';

/** Turns the shortcuts without a modifier key on or off, and stores the choice. */
export function chooseSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Without storage, the shortcuts stay on.
  }
  dispatchEvent(new Event(key));
}

/** Calls the listener after every change in this tab. */
export function subscribeToSingleKeys(listener: () => void): () => void {
  addEventListener(key, listener);
  return () => removeEventListener(key, listener);
}
