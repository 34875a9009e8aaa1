import type { Density } from '@portal-kit/ui/data-table';
import { useState } from 'react';

export interface TablePreferences {
  hiddenColumnIds: readonly string[];
  density: Density;
}

const defaults: TablePreferences = { hiddenColumnIds: [], density: 'comfortable' };

/** Where a host keeps how a table looks; without one it lasts for the visit. */
export interface PreferenceStore {
  read: (table: string) => unknown;
  write: (table: string, preferences: TablePreferences) => void;
}

function readPreferences(value: unknown): TablePreferences {
  if (typeof value !== 'object' || value === null) return defaults;
  const { hiddenColumnIds, density } = value as Record<string, unknown>;
  return {
    hiddenColumnIds: Array.isArray(hiddenColumnIds)
      ? hiddenColumnIds.filter((id) => typeof id === 'string')
      : [],
    density: density === 'dense' ? 'dense' : 'comfortable',
  };
}

/** Columns and density of a table, remembered by the host. */
export function useTablePreferences(table: string, store: PreferenceStore | undefined) {
  const [preferences, setPreferences] = useState(() => readPreferences(store?.read(table)));
  const change = (part: Partial<TablePreferences>) => {
    const next = { ...preferences, ...part };
    setPreferences(next);
    store?.write(table, next);
  };
  return [preferences, change] as const;
}
