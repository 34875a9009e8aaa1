import { contentHash, type TextStore } from 'portal-kit/session';

/** A named list state. */
export interface SavedView {
  name: string;
  /** Query of the list's address, e.g. `filter=itemStatus%3AACTIVE%3B`. */
  query: string;
}

/** Identifies a set of saved views by user, supplier and list. */
export interface ViewOwner {
  email: string;
  supplierId: string;
  /** Path of the list inside the supplier. */
  list: string;
}

export const viewNameMaxLength = 40;
/** Maximum number of views per list: the menu has no search. */
export const viewsMax = 20;

// Views stay in the browser after sign-out, so their keys must not contain the email address.
const keyOf = ({ email, supplierId, list }: ViewOwner) => `views:${contentHash([email, supplierId, list])}`;

function isView(value: unknown): value is SavedView {
  const { name, query } = (value ?? {}) as Partial<SavedView>;
  return typeof name === 'string' && name !== '' && typeof query === 'string';
}

function viewsAt(store: TextStore, key: string): SavedView[] {
  try {
    const stored: unknown = JSON.parse(store.get(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView).slice(0, viewsMax) : [];
  } catch {
    return [];
  }
}

const byName = (a: SavedView, b: SavedView) => a.name.localeCompare(b.name);

/** Supplier and list of a key of an earlier release; `undefined` for a key that no release has written. */
function decodedParts(parts: string): string[] | undefined {
  try {
    return parts.split(':').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Moves the user's views of all lists from the keys of earlier releases, `views:<email>:<supplier>:<list>`. */
function moveOldViews(store: TextStore, email: string): void {
  const prefix = `views:${encodeURIComponent(email)}:`;
  for (const oldKey of store.keys(prefix)) {
    const old = viewsAt(store, oldKey);
    store.remove(oldKey);
    const parts = decodedParts(oldKey.slice(prefix.length));
    if (old.length === 0 || !parts) continue;
    const [supplierId = '', list = ''] = parts;
    const key = keyOf({ email, supplierId, list });
    const current = viewsAt(store, key);
    const names = new Set(current.map(({ name }) => name));
    const moved = [...current, ...old.filter(({ name }) => !names.has(name))].slice(0, viewsMax);
    store.set(key, JSON.stringify(moved.toSorted(byName)));
  }
}

/** Reads views in order of their names. Ignores invalid entries. */
export function readViews(store: TextStore, owner: ViewOwner): SavedView[] {
  moveOldViews(store, owner.email);
  return viewsAt(store, keyOf(owner));
}

/** Saves a view. Replaces a view with the same name. */
export function saveView(store: TextStore, owner: ViewOwner, view: SavedView): void {
  const others = viewsAt(store, keyOf(owner)).filter(({ name }) => name !== view.name);
  const all = [...others, view].toSorted(byName);
  store.set(keyOf(owner), JSON.stringify(all));
}

export function deleteView(store: TextStore, owner: ViewOwner, name: string): void {
  const others = viewsAt(store, keyOf(owner)).filter((view) => view.name !== name);
  store.set(keyOf(owner), JSON.stringify(others));
}
