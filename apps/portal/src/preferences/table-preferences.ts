import type { PreferenceStore } from 'portal-kit/portal';

const getStorageKey = (table: string) => `table.${table}`;

/** Table preferences, stored in this browser. */
export const tablePreferences: PreferenceStore = {
  read: (table) => {
    try {
      return JSON.parse(localStorage.getItem(getStorageKey(table)) ?? 'null');
    } catch {
      return null;
    }
  },
  write: (table, preferences) => {
    try {
      localStorage.setItem(getStorageKey(table), JSON.stringify(preferences));
    } catch {
      // Without storage, preferences last until the next page load.
    }
  },
};
