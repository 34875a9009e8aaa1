const key = 'single-key-shortcuts';
const listeners = new Set<() => void>();

/** Whether the keys `/` and `?` work without a modifier key (WCAG 2.1.4). The user turns them off in this browser. */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

export function setSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Without storage, the shortcuts stay on.
  }
  for (const listener of listeners) listener();
}

export function subscribeToSingleKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
