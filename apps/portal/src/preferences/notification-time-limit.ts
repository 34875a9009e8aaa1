/** The key in local storage, and the event of the window after a change. */
const key = 'notification-time-limit';

/** The choice of this page if the browser stores no data. */
let unstoredChoice: boolean | undefined;

/**
 * Returns whether notifications close after ten seconds (WCAG 2.2.1). The user can turn the limit off in this browser.
 */
export function hasNotificationTimeLimit(): boolean {
  try {
    return unstoredChoice ?? localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Turns the time limit of notifications on or off. Without storage, the choice ends with the page. */
export function chooseNotificationTimeLimit(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
    unstoredChoice = undefined;
  } catch {
    unstoredChoice = isOn;
  }
  dispatchEvent(new Event(key));
}

/** Calls the listener after every change, in this tab or in another tab. */
export function subscribeToNotificationTimeLimit(listener: () => void): () => void {
  addEventListener(key, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(key, listener);
    removeEventListener('storage', listener);
  };
}
