/** Table settings of a user. */
export interface TablePreferences {
  /** Ids of hidden columns: field names of the contract, e.g. `brand`. Default: the list hides its default columns. */
  hiddenColumnIds?: readonly string[];
  /** Row height. */
  density: 'comfortable' | 'dense';
  /** Widths of columns that the user resized, in pixels (48 to 800), by column id. Default: no column is resized. */
  columnWidthsPx?: Readonly<Record<string, number>>;
}

/** Stores table settings for a host. */
export interface PreferenceStore {
  /** Returns the stored value for a table (`items`, `uploads`). The list ignores invalid values. */
  read: (table: string) => unknown;
  /** Called with every change. */
  write: (table: string, preferences: TablePreferences) => void;
}
