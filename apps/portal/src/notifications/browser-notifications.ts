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

/** Shows changes as notifications of the browser, if the user allows them. The signal closes them. */
export function showInBrowser(
  changes: readonly Change[],
  signal: AbortSignal,
  { title, text, many, onPressed }: NotificationContent,
): void {
  const [first] = changes;
  if (!first || browserPermission() !== 'granted') return;
  const show = (name: string, options: NotificationOptions, change?: Change) => {
    try {
      const notification = new Notification(name, options);
      notification.onclick = () => {
        notification.close();
        window.focus();
        onPressed(change);
      };
      signal.addEventListener('abort', () => notification.close());
    } catch {
      // Chrome for Android shows notifications of service workers only.
    }
  };
  if (changes.length > singleMax) show(many(changes.length), { body: title(first), tag: 'changes' });
  else for (const change of changes) show(title(change), { body: text(change), tag: change.key }, change);
}
