import { contentHash, type TextStore } from 'portal-kit/session';
import { type NotificationState, parseNotificationState } from './notification-state';

type NextState = (current: NotificationState) => NotificationState;

export interface NotificationStore {
  read: () => NotificationState;
  change: (next: NextState) => void;
  /** Changes the stored state after running changes of other tabs, so that only one tab announces a change. */
  changeInTurn: (next: NextState) => Promise<void>;
  /** Calls the listener after every change, also of other tabs. */
  subscribe: (listener: () => void) => () => void;
}

/** Runs the steps of all tabs one after the other. */
async function runInTurn(key: string, step: () => void): Promise<void> {
  try {
    await navigator.locks.request(key, step);
  } catch {
    // Insecure origins have no Web Locks, and a browser that blocks storage denies them.
    step();
  }
}

/** Stores what a user follows and has read of a supplier in this browser. */
export function createNotificationStore(
  local: TextStore,
  { email, supplierId }: { email: string; supplierId: string },
): NotificationStore {
  // The state stays in the browser after sign-out, so the key must not contain the email address.
  const key = `notifications:${contentHash([email, supplierId])}`;
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let state = parseNotificationState(null);
  const read = () => {
    const stored = local.get(key);
    if (stored === text) return state;
    text = stored;
    try {
      state = parseNotificationState(JSON.parse(stored ?? 'null'));
    } catch {
      state = parseNotificationState(null);
    }
    return state;
  };
  const change = (next: NextState) => {
    const current = read();
    const changed = next(current);
    if (changed === current) return;
    local.set(key, JSON.stringify(changed));
    for (const listener of listeners) listener();
  };
  return {
    read,
    change,
    changeInTurn: (next) => runInTurn(key, () => change(next)),
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}
