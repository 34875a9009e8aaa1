import { createContext, useContext } from 'react';

export const RowTabIndexContext = createContext<0 | -1>(0);

/** The `tabIndex` for what can be focused inside a cell: only the current row's is reached by Tab. */
export function useRowTabIndex(): 0 | -1 {
  return useContext(RowTabIndexContext);
}
