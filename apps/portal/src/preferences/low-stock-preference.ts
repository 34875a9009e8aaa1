import { useState } from 'react';

const getStorageKey = (supplierId: string) => `low-stock.${supplierId}`;

function read(supplierId: string): number | undefined {
  try {
    const text = localStorage.getItem(getStorageKey(supplierId)) ?? '';
    return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the user's low-stock threshold for a supplier, in cases, and a function that stores another one in this
 * browser.
 */
export function useLowStockPreference(supplierId: string) {
  const [cases, setCases] = useState(() => read(supplierId));
  const change = (next: number) => {
    setCases(next);
    try {
      localStorage.setItem(getStorageKey(supplierId), String(next));
    } catch {
      // Without storage, the threshold lasts until the next page load.
    }
  };
  return [cases, change] as const;
}
