import { useEffect, useRef, useState } from 'react';
import { useUNSAFE_PortalContext as useOverlayContext } from 'react-aria/PortalProvider';
import { useBrowserLayoutEffect } from '../layout-effect/use-browser-layout-effect';
import { type ForeignModalWatch, watchForeignModals } from './foreign-modals';

function isInClosedRoot(element: Element): boolean {
  const root = element.getRootNode();
  return root instanceof ShadowRoot && (root.mode === 'closed' || isInClosedRoot(root.host));
}

/** Returns the focused element of the document or shadow root that contains an element. */
const getFocusedElement = (element: Element) =>
  (element.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null;

export interface OverlayStacking {
  /** A modal of another library is open above: this overlay must not contain focus or make anything inert. */
  isCovered: boolean;
  /**
   * The overlay is inside a closed shadow root. The focused element cannot be read from outside of it, so react-aria
   * neither contains nor restores focus.
   */
  isInClosedRoot: boolean;
}

/**
 * Stacks an overlay with the modals of the host page if overlays have a container element. Below a modal of the host,
 * the container leaves the top layer of the browser. After that modal closes, the overlay regains focus. In a closed
 * shadow root, the overlay restores focus when it closes.
 */
export function useOverlayStacking(isOpen: boolean): OverlayStacking {
  const { getContainer } = useOverlayContext();
  const showContainer = useRef(getContainer);
  showContainer.current = getContainer;
  const [isCovered, setCovered] = useState(false);
  const container = isOpen ? (getContainer?.() as HTMLElement | null | undefined) : undefined;
  const isClosed = container ? isInClosedRoot(container) : false;
  // Read before the overlay takes focus.
  const opener = useRef<HTMLElement | null>(undefined);
  if (!container) opener.current = undefined;
  else if (opener.current === undefined) opener.current = getFocusedElement(container);
  const foreignModals = useRef<ForeignModalWatch>(undefined);

  // A layout effect runs before the effect of react-aria that makes the page inert.
  useBrowserLayoutEffect(() => {
    if (!container) return;
    const page = container.ownerDocument;
    const previouslyFocused = opener.current;
    const focused = getFocusedElement(container);
    let lastFocused = container.contains(focused) ? focused : null;
    const rememberFocused = ({ target }: FocusEvent) => {
      lastFocused = target as HTMLElement;
    };
    const onCoveredChange = (next: boolean) => {
      setCovered(next);
      container.toggleAttribute('data-pk-covered', next);
      if (next) {
        if (container.matches(':popover-open')) container.hidePopover();
        return;
      }
      showContainer.current?.();
      lastFocused?.focus();
    };
    const watch = watchForeignModals(page, onCoveredChange);
    foreignModals.current = watch;
    container.addEventListener('focusin', rememberFocused);
    return () => {
      watch.stop();
      container.removeEventListener('focusin', rememberFocused);
      container.removeAttribute('data-pk-covered');
      setCovered(false);
      // The closing overlay still has focus at this time.
      if (isClosed) queueMicrotask(() => page.activeElement === page.body && previouslyFocused?.focus());
    };
  }, [container, isClosed]);
  // Runs after the effects of the covered overlay.
  useEffect(() => {
    if (isCovered) foreignModals.current?.clearIgnored();
  }, [isCovered]);
  return { isCovered, isInClosedRoot: isClosed };
}

/** Returns {@link useOverlayStacking} as props of react-aria's `ModalOverlay`. */
export function useModalStackingProps() {
  const { isCovered, isInClosedRoot } = useOverlayStacking(true);
  return {
    // An entering overlay makes nothing inert, and an exiting overlay does not contain focus.
    isEntering: isCovered,
    UNSTABLE_deferUntilEntered: isCovered,
    isExiting: isCovered || isInClosedRoot,
  };
}
