import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { openShadowRoot } from './shadow-root';

/** Text of `styles.css`. The build replaces this placeholder. */
const allStyles = '__PORTAL_KIT_STYLES__';

/** Renders its children in a shadow root. Renders an empty element on a server. */
export function ShadowHost({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot>();
  const attachRoot = useCallback((element: HTMLElement | null) => {
    if (element) setRoot(element.shadowRoot ?? openShadowRoot(element, allStyles));
  }, []);
  return <div ref={attachRoot}>{root && createPortal(children, root as unknown as Element)}</div>;
}
