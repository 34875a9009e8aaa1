import { stored } from './region';

export const singleKeysKey = 'single-key-shortcuts';

/** Whether the keys `/` and `?` work without a modifier key (WCAG 2.1.4). The user turns them off in this browser. */
export const hasSingleKeys = (): boolean => stored(singleKeysKey) !== 'off';

/** The event of the window after a change of the setting has the name of its key. */
export function subscribeToSingleKeys(listener: () => void): () => void {
  addEventListener(singleKeysKey, listener);
  return () => removeEventListener(singleKeysKey, listener);
}
