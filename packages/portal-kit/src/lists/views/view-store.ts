import type { ListName } from '../../generated/list-names';
import type { ListState } from '../../kernel/list-state/list-state';

/** A named list state. */
export interface SavedView {
  name: string;
  /** Query parameters of `encodeListState`, e.g. `filter=itemStatus%3AACTIVE%3B`. */
  query: string;
}

/** The user's views of one list. */
export interface StoredViews {
  views: readonly SavedView[];
  /** Name of a saved view, or id of a built-in view, that opens with the list. Default: the list without filters. */
  defaultView?: string;
}

/** Stores the user's views for a host. */
export interface ViewStore {
  /** Returns the stored value of a list. The list ignores invalid values. */
  read: (list: ListName) => unknown;
  /** Called with every change. */
  write: (list: ListName, views: StoredViews) => void;
  /** Returns the address of a list state, for "Copy link". Default: views have no links. */
  linkOf?: (list: ListName, state: ListState) => string;
}

/** Maximum length of a view's name in code points. */
export const viewNameMaxLength = 40;
/** Maximum number of saved views per list: the menu has no search. */
export const viewsMax = 20;

function isView(value: unknown): value is SavedView {
  const { name, query } = (value ?? {}) as Partial<SavedView>;
  return typeof name === 'string' && name !== '' && typeof query === 'string';
}

/** Reads a stored value. Ignores invalid entries. */
export function readStoredViews(value: unknown): StoredViews {
  const { views, defaultView } = (value ?? {}) as Partial<Record<keyof StoredViews, unknown>>;
  return {
    views: Array.isArray(views) ? views.filter(isView).slice(0, viewsMax) : [],
    ...(typeof defaultView === 'string' && { defaultView }),
  };
}
