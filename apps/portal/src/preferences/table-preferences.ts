import type { PreferenceStore } from 'portal-kit/portal';

const keyOf = (table: string) => `table.${table}`;

/** Table preferences, stored in this browser. */
export const tablePreferences: PreferenceStore = {
  read: (table) => {
    try {
      return JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null');
    } catch {
      return null;
    }
  },
  write: (table, preferences) => {
    try {
      localStorage.setItem(keyOf(table), JSON.stringify(preferences));
    } catch {
      // Without storage, preferences last until the next page load.
    }
  },
};
