import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** Element in the header for the actions of the page. */
export const PageActionsSlot = createContext<HTMLElement | null>(null);

/** Renders the actions of a page into the header. */
export function PageActions({ children }: { children: ReactNode }) {
  const slot = useContext(PageActionsSlot);
  return slot && createPortal(children, slot);
}
