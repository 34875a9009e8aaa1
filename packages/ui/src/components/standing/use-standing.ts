import { useEffect, useRef, useState } from 'react';
import { useUNSAFE_PortalContext as useOverlayContext } from 'react-aria/PortalProvider';
import { useBrowserLayoutEffect } from '../layout-effect/use-browser-layout-effect';
import { type OtherModals, watchOtherModals } from './other-modals';

function isInClosedRoot(element: Element): boolean {
  const root = element.getRootNode();
  return root instanceof ShadowRoot && (root.mode === 'closed' || isInClosedRoot(root.host));
}

/** What has the focus, as far as the root can tell that an element stands in. */
const focusedBeside = (element: Element) =>
  (element.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null;

export interface Standing {
  /** A modal that is not ours is open above: this one is to keep neither the focus nor anything inert. */
  isCovered: boolean;
  /**
   * It hangs somewhere in a closed shadow root. From outside nobody can tell which of its elements has the focus, so
   * react-aria neither holds it there nor gives it back.
   */
  isInClosedRoot: boolean;
}

/**
 * How an overlay stands among what is not ours, in a page that gives overlays an element of their own. Below a modal of
 * others it leaves the browser's top layer; when that is gone it has the focus again. In a closed root it gives the focus
 * back when it closes.
 */
export function useStanding(isOpen: boolean): Standing {
  const { getContainer } = useOverlayContext();
  const raise = useRef(getContainer);
  raise.current = getContainer;
  const [isCovered, setCovered] = useState(false);
  const layer = isOpen ? (getContainer?.() as HTMLElement | null | undefined) : undefined;
  const isClosed = layer ? isInClosedRoot(layer) : false;
  // Before what opens takes it.
  const opener = useRef<HTMLElement | null>(undefined);
  if (!layer) opener.current = undefined;
  else if (opener.current === undefined) opener.current = focusedBeside(layer);
  const others = useRef<OtherModals>(undefined);

  // react-aria makes the page inert by an effect: later.
  useBrowserLayoutEffect(() => {
    if (!layer) return;
    const page = layer.ownerDocument;
    const back = opener.current;
    const focused = focusedBeside(layer);
    let lastFocused = layer.contains(focused) ? focused : null;
    const keepFocused = ({ target }: FocusEvent) => {
      lastFocused = target as HTMLElement;
    };
    const cover = (next: boolean) => {
      setCovered(next);
      layer.toggleAttribute('data-pk-covered', next);
      if (next) {
        if (layer.matches(':popover-open')) layer.hidePopover();
        return;
      }
      raise.current?.();
      lastFocused?.focus();
    };
    const watch = watchOtherModals(page, cover);
    others.current = watch;
    layer.addEventListener('focusin', keepFocused);
    return () => {
      watch.stop();
      layer.removeEventListener('focusin', keepFocused);
      layer.removeAttribute('data-pk-covered');
      setCovered(false);
      // What closes is still there.
      if (isClosed) queueMicrotask(() => page.activeElement === page.body && back?.focus());
    };
  }, [layer, isClosed]);
  // After the effects of what is covered.
  useEffect(() => {
    if (isCovered) others.current?.settle();
  }, [isCovered]);
  return { isCovered, isInClosedRoot: isClosed };
}

/** What a `ModalOverlay` of react-aria takes so that it stands like that. */
export function useModalStanding() {
  const { isCovered, isInClosedRoot } = useStanding(true);
  return {
    // One that only enters hides nothing around it yet, and one that leaves does not hold the focus any more.
    isEntering: isCovered,
    UNSTABLE_deferUntilEntered: isCovered,
    isExiting: isCovered || isInClosedRoot,
  };
}
