import { useLayoutEffect } from 'react';

/** react-aria adds its style for pressable elements only when no element has this id. */
const styleId = 'react-aria-pressable-style';
let userCount = 0;
let marker: HTMLElement | undefined;

/**
 * Prevents the inline style of react-aria for pressable elements, which a strict CSP blocks. `base.css.ts` has the same
 * rule. The marker is removed when the last component that uses it unmounts.
 */
export function usePressStyleMarker(): void {
  // A layout effect runs before the effects of react-aria.
  useLayoutEffect(() => {
    userCount += 1;
    if (!document.getElementById(styleId)) {
      marker = document.createElement('meta');
      marker.id = styleId;
      document.head.append(marker);
    }
    return () => {
      userCount -= 1;
      if (userCount > 0) return;
      marker?.remove();
      marker = undefined;
    };
  }, []);
}
