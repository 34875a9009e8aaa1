import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { allStyles } from './all-styles';
import { openShadow } from './open-shadow';

/** An element of the host's page whose content the page's styles do not reach. Empty on a server. */
export function ShadowHost({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot>();
  const open = useCallback((element: HTMLElement | null) => {
    if (element) setRoot(element.shadowRoot ?? openShadow(element, allStyles));
  }, []);
  return <div ref={open}>{root && createPortal(children, root as unknown as Element)}</div>;
}
