import { createContext, useContext } from 'react';

export const RowTabIndexContext = createContext<0 | -1>(0);

/**
 * The `tabIndex` for what can be focused inside a cell of a `DataTable`: only the current row's is reached by Tab.
 * Outside of a table 0.
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
