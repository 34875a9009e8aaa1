import { useState } from 'react';

const keyOf = (supplierId: string) => `low-stock.${supplierId}`;

function read(supplierId: string): number | undefined {
  try {
    const text = localStorage.getItem(keyOf(supplierId)) ?? '';
    return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
  } catch {
    return undefined;
  }
}

/** How many cases are too few, by the user's own words for a supplier; kept in this browser. */
export function useLowStockPreference(supplierId: string) {
  const [cases, setCases] = useState(() => read(supplierId));
  const change = (next: number) => {
    setCases(next);
    try {
      localStorage.setItem(keyOf(supplierId), String(next));
    } catch {
      // What cannot be remembered lasts for the visit.
    }
  };
  return [cases, change] as const;
}
