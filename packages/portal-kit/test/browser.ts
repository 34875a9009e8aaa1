import { createTextStore } from '../src/kernel/session/storage/session-storage';
import type { BrowserSignals } from '../src/kernel/session/tabs/browser-signals';
import type { TokenLock } from '../src/kernel/session/tokens/token-lock';
import { MemoryStorage } from './memory-storage';

type Key = string | null;

/** One browser tab with its storages. The tab receives storage events from other tabs. */
class Tab {
  readonly session = new MemoryStorage();
  readonly #missedKeys: Key[] = [];
  readonly #stored = new Set<(key: Key) => void>();
  readonly #woke = new Set<() => void>();
  #isFrozen = false;

  readonly signals: BrowserSignals = {
    onStored: (listener) => {
      this.#stored.add(listener);
      return () => this.#stored.delete(listener);
    },
    onWoke: (listener) => {
      this.#woke.add(listener);
      return () => this.#woke.delete(listener);
    },
  };

  /** Number of event listeners of this tab. */
  get listeners(): number {
    return this.#stored.size + this.#woke.size;
  }

  /** Delivers the event of a storage change in another tab. A frozen tab receives the event when it thaws. */
  receiveStorageEvent(key: Key): void {
    this.#missedKeys.push(key);
    queueMicrotask(() => !this.#isFrozen && this.#notifyAll());
  }
  #notifyAll(): void {
    for (const key of this.#missedKeys.splice(0)) for (const listener of this.#stored) listener(key);
  }

  /** Makes the page visible. */
  wake(): void {
    for (const listener of this.#woke) listener();
  }
  freeze(): void {
    this.#isFrozen = true;
  }
  /** Delivers missed events and makes the page visible. */
  thaw(): void {
    this.#isFrozen = false;
    this.#notifyAll();
    this.wake();
  }
}

/** Opens a browser in memory: all tabs share one local storage and one lock manager. */
export function openBrowser() {
  const local = new MemoryStorage();
  const tabs: Tab[] = [];
  const held = new Map<string, Promise<unknown>>();

  const lock: TokenLock = (name, task) => {
    const before = held.get(name);
    const run = (before ?? Promise.resolve()).then(
      () => task({ hadToWait: before !== undefined }),
      () => task({ hadToWait: true }),
    );
    held.set(name, run);
    const free = () => held.get(name) === run && held.delete(name);
    run.then(free, free);
    return run;
  };

  /** Creates the storage of one tab. Writes notify the other tabs. */
  function createTabStorage(writer: Tab): Storage {
    const change = (key: Key, write: () => void) => {
      const before = JSON.stringify(local.stored());
      write();
      if (JSON.stringify(local.stored()) === before) return;
      for (const tab of tabs) if (tab !== writer) tab.receiveStorageEvent(key);
    };
    return {
      get length() {
        return local.length;
      },
      key: (index) => local.key(index),
      getItem: (key) => local.getItem(key),
      setItem: (key, text) => change(key, () => local.setItem(key, text)),
      removeItem: (key) => change(key, () => local.removeItem(key)),
      clear: () => change(null, () => local.clear()),
    };
  }

  return {
    local,
    openTab() {
      const tab = new Tab();
      tabs.push(tab);
      const storage = createTabStorage(tab);
      return {
        tab,
        /** Writes to the storage directly, like other code of the page that does not use the session's stores. */
        storage,
        options: {
          local: createTextStore(() => storage, { expendable: 'draft:' }),
          session: createTextStore(() => tab.session),
          signals: tab.signals,
          lock,
        },
      };
    },
  };
}
