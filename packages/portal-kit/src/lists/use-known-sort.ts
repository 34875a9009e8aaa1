import { useEffect } from 'react';
import { effectiveSort, type ListChange, type ListState } from '../kernel/list-state/list-state';

/** An order that the contract does not have is not the list's, and leaves the address. */
export function useKnownSort(
  state: ListState,
  contract: Parameters<typeof effectiveSort>[1],
  onStateChange: (part: Partial<ListState>, how: ListChange) => void,
): void {
  const isUnknown = (state.orderBy ?? state.order) !== undefined && effectiveSort(state, contract).isDefault;
  useEffect(() => {
    if (isUnknown) onStateChange({ orderBy: undefined, order: undefined }, { isCorrection: true });
  }, [isUnknown, onStateChange]);
}
