import { useBrowserLayoutEffect } from '@portal-kit/ui/layout-effect';
import { useCallback, useEffect, useMemo } from 'react';
import { usePortal } from '../../kernel/host/portal-context';
import type { RecordSelectionProps } from './record-selection';
import { PageCheckbox, RowCheckbox } from './row-checkbox';
import { listenToSelectionKeys } from './selection-keys';
import { createSelectionStore } from './selection-store';

/** Returns a list's selected rows, which start empty for each supplier, and the checkboxes that select them. */
export function useRowSelection<Row extends object>({
  list: { root, rows },
  getRowId,
  getRowName,
}: Pick<RecordSelectionProps<Row>, 'list' | 'getRowId' | 'getRowName'>) {
  const { supplierId } = usePortal();
  // biome-ignore lint/correctness/useExhaustiveDependencies(supplierId): another supplier's list has a new selection
  const store = useMemo(() => createSelectionStore<Row>(getRowId), [getRowId, supplierId]);
  useBrowserLayoutEffect(() => store.setPage(rows ?? []), [store, rows]);
  useEffect(() => (root.current ? listenToSelectionKeys(root.current, store) : undefined), [root, store]);
  const renderLead = useCallback(
    (row?: Row, tabIndex?: 0 | -1) => {
      if (!row) return <PageCheckbox store={store} />;
      const id = getRowId(row);
      return id && <RowCheckbox {...{ store, id, row, tabIndex }} name={getRowName(row)} />;
    },
    [store, getRowId, getRowName],
  );
  return { store, renderLead };
}
