import type { ListChange, ListState } from '../kernel/list-state/list-state';
import type { PreferenceStore } from './table-preferences';
import type { ViewStore } from './views/view-store';

/** Inputs of every list in every integration. */
export interface ListInputs {
  /** Controlled state, e.g. from the host's address. Default: the widget keeps its own state. */
  state?: ListState;
  /** Called on every change of page, page size, sort order, search or filter, and when the user opens a row. */
  onStateChange?: (state: ListState, cause?: ListChange) => void;
  /** Store of columns and density. Default: the widget keeps columns and density until it unmounts. */
  preferences?: PreferenceStore;
  /** Store of the user's views. Keep the object stable. Default: the list has no views. */
  views?: ViewStore;
}
