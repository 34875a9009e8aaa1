import { useLayoutEffect } from 'react';

/** By this id react-aria knows that its style for pressable elements is in the page already. */
const styleId = 'react-aria-pressable-style';
let users = 0;
let marker: HTMLElement | undefined;

/**
 * Keeps react-aria from writing an inline style into the page while it is used: `base.css` has that rule, a strict CSP
 * refuses the style, and a page that we are a guest in keeps its head as it was.
 */
export function usePressStyle(): void {
  // Before react-aria's own effects.
  useLayoutEffect(() => {
    users += 1;
    if (!document.getElementById(styleId)) {
      marker = document.createElement('meta');
      marker.id = styleId;
      document.head.append(marker);
    }
    return () => {
      users -= 1;
      if (users > 0) return;
      marker?.remove();
      marker = undefined;
    };
  }, []);
}
