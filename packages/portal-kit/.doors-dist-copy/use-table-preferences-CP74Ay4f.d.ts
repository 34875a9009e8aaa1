import { Density } from '@portal-kit/ui/data-table';

/** How a user has arranged a table. */
interface TablePreferences {
    /** Fields of the contract, e.g. `brand`. */
    hiddenColumnIds: readonly string[];
    /** Height of the rows. */
    density: Density;
}
/** Where a host keeps how a table looks; without one it lasts for the visit. */
interface PreferenceStore {
    /** What was written for the table (`items`, `uploads`); anything else is taken as nothing. */
    read: (table: string) => unknown;
    /** Every change, at once. */
    write: (table: string, preferences: TablePreferences) => void;
}

export type { PreferenceStore as P, TablePreferences as T };
