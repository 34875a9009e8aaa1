import type { Change } from './changes';

/** `unsupported`: the browser has no notifications, or the origin is insecure. */
export type BrowserPermission = NotificationPermission | 'unsupported';

export const browserPermission = (): BrowserPermission =>
  'Notification' in window && window.isSecureContext ? Notification.permission : 'unsupported';

/** Asks the user for the permission. Must run in the handler of a press. */
export async function requestBrowserPermission(): Promise<BrowserPermission> {
  if (browserPermission() !== 'default') return browserPermission();
  try {
    return await Notification.requestPermission();
  } catch {
    return browserPermission();
  }
}

/** More changes than this are one notification. */
const singleMax = 3;

interface NotificationContent {
  title: (change: Change) => string;
  text: (change: Change) => string;
  /** Title for several changes. */
  many: (count: number) => string;
  /** Called when the user presses a notification; without a change for a notification about several changes. */
  onPressed: (change: Change | undefined) => void;
}

function show(title: string, options: NotificationOptions, onPressed: () => void): Notification | undefined {
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      notification.close();
      window.focus();
      onPressed();
    };
    return notification;
  } catch {
    // Chrome for Android shows notifications of service workers only.
    return undefined;
  }
}

/** Shows changes as notifications of the browser, if the user allows them. Returns a function that closes them. */
export function showInBrowser(changes: readonly Change[], content: NotificationContent): () => void {
  const shown: (Notification | undefined)[] = [];
  const [first] = changes;
  if (first && browserPermission() === 'granted') {
    if (changes.length > singleMax) {
      const options = { body: content.title(first), tag: 'changes' };
      shown.push(show(content.many(changes.length), options, () => content.onPressed(undefined)));
    } else {
      for (const change of changes) {
        const options = { body: content.text(change), tag: change.key };
        shown.push(show(content.title(change), options, () => content.onPressed(change)));
      }
    }
  }
  return () => {
    for (const notification of shown) notification?.close();
  };
}
