import { singleKeysKey } from './single-key-shortcuts';

/** Turns the shortcuts without a modifier key on or off, and stores the choice. */
export function chooseSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(singleKeysKey);
    else localStorage.setItem(singleKeysKey, 'off');
  } catch {
    // Without storage, the shortcuts stay on.
  }
  dispatchEvent(new Event(singleKeysKey));
}
