import { createContext, useContext } from 'react';

export const RowTabIndexContext = createContext<0 | -1>(0);

/**
 * Returns the `tabIndex` for a control inside a cell of a `DataTable`: 0 in the current row, -1 in other rows, and 0
 * outside of a table.
 *
 * @example
 * ```tsx
 * import { useRowTabIndex } from '@portal-kit/ui/data-table';
 * import { TooltipTarget } from '@portal-kit/ui/tooltip';
 *
 * export function Stock({ cases }: { cases: number }) {
 *   const tabIndex = useRowTabIndex();
 *   return <TooltipTarget tabIndex={tabIndex} content={() => 'Tax paid'}>{cases} cases</TooltipTarget>;
 * }
 * ```
 */
export function useRowTabIndex(): 0 | -1 {
  return useContext(RowTabIndexContext);
}
