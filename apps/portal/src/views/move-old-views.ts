import type { ViewStore } from 'portal-kit/portal';
import type { TextStore } from 'portal-kit/session';
import type { ViewOwner } from './view-store';

interface OldView {
  name: string;
  query: string;
}

function readViews(stored: unknown): OldView[] {
  const views = Array.isArray(stored) ? stored : (stored as { views?: unknown } | null)?.views;
  return Array.isArray(views) ? views.filter((view) => typeof view?.name === 'string') : [];
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Decodes an old key's supplier and list. Returns `undefined` for a key that no release has written. */
function decodeKeyParts(parts: string): string[] | undefined {
  try {
    return parts.split(':').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/**
 * Moves the user's views of all lists from the keys of earlier releases, which contain the email address.
 *
 * @param prefix - Start of the user's old keys.
 * @param getStore - Returns the store of a list.
 */
export function moveOldViews(
  local: TextStore,
  email: string,
  prefix: string,
  getStore: (owner: ViewOwner) => ViewStore,
): void {
  for (const oldKey of local.keys(prefix)) {
    const old = readViews(parseJson(local.get(oldKey)));
    local.remove(oldKey);
    const parts = decodeKeyParts(oldKey.slice(prefix.length));
    if (old.length === 0 || !parts) continue;
    const [supplierId = '', list = ''] = parts;
    const store = getStore({ email, supplierId, list });
    const stored = store.read('items');
    const current = readViews(stored);
    const names = new Set(current.map(({ name }) => name));
    const views = [...current, ...old.filter(({ name }) => !names.has(name))];
    const { defaultView } = (stored ?? {}) as { defaultView?: string };
    store.write('items', {
      views: views.toSorted((a, b) => a.name.localeCompare(b.name)),
      ...(defaultView && { defaultView }),
    });
  }
}
