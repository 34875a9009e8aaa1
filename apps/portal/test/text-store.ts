import { createTextStore } from 'portal-kit/session';

/** Creates a text store. Returns it with its stored texts, by key. */
export function startTextStore() {
  const texts = new Map<string, string>();
  const storage = {
    get length() {
      return texts.size;
    },
    key: (index: number) => [...texts.keys()][index] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  } as Storage;
  return { texts, store: createTextStore(() => storage) };
}
