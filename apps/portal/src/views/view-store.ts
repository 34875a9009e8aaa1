import type { TextStore } from 'portal-kit/session';

/** What a list shows, under a name of the user's. */
export interface SavedView {
  name: string;
  /** The list's state as an address says it, e.g. `filter=itemStatus%3AACTIVE%3B`. */
  query: string;
}

/** Whose views, of which list. */
export interface ViewOwner {
  email: string;
  supplierId: string;
  /** The list's path. */
  list: string;
}

export const viewNameMaxLength = 40;
/** More would be a list to search of its own. */
export const viewsMax = 20;

const keyOf = ({ email, supplierId, list }: ViewOwner) =>
  `views:${[email, supplierId, list].map(encodeURIComponent).join(':')}`;

function isView(value: unknown): value is SavedView {
  const { name, query } = (value ?? {}) as Partial<SavedView>;
  return typeof name === 'string' && name !== '' && typeof query === 'string';
}

/** In the order of their names; what was spoiled in the browser's storage is left out. */
export function readViews(store: TextStore, owner: ViewOwner): SavedView[] {
  try {
    const found: unknown = JSON.parse(store.get(keyOf(owner)) ?? '[]');
    return Array.isArray(found) ? found.filter(isView).slice(0, viewsMax) : [];
  } catch {
    return [];
  }
}

/** Keeps a view; one of the same name gives way. */
export function keepView(store: TextStore, owner: ViewOwner, view: SavedView): void {
  const others = readViews(store, owner).filter(({ name }) => name !== view.name);
  const all = [...others, view].toSorted((a, b) => a.name.localeCompare(b.name));
  store.set(keyOf(owner), JSON.stringify(all));
}

export function dropView(store: TextStore, owner: ViewOwner, name: string): void {
  const rest = readViews(store, owner).filter((view) => view.name !== name);
  store.set(keyOf(owner), JSON.stringify(rest));
}
