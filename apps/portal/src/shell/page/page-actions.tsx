import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import * as css from '../shell.css';

/** Element in the header for the actions of the page. */
export const PageActionsSlot = createContext<HTMLElement | null>(null);

export function usePageActions() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return { slot: <div ref={setElement} className={css.actionsSlot} />, element };
}

/** Renders the actions of a page into the header. */
export function PageActions({ children }: { children: ReactNode }) {
  const slot = useContext(PageActionsSlot);
  return slot && createPortal(children, slot);
}
