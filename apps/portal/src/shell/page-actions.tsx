import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import * as css from './shell.css';

/** The header's place for a page's own actions. */
export const PageActionsSlot = createContext<HTMLElement | null>(null);

export function usePageActions() {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return { node: <div ref={setSlot} className={css.actionsSlot} />, show: slot };
}

/** Puts a page's actions into the header, while the page is shown. */
export function PageActions({ children }: { children: ReactNode }) {
  const slot = useContext(PageActionsSlot);
  return slot && createPortal(children, slot);
}
