/**
 * Container of the dialogs, menus, tooltips and notifications of a widget. The container is inside the root of the
 * widget, so styles and focus containment apply to overlays. While the container has children, it is a popover in the
 * browser's top layer, above stacking contexts, transforms, scroll containers and modal dialogs of the host. The
 * attribute `data-pk-covered` marks a host modal above the overlays; until it closes, new overlays stay out of the top
 * layer.
 */
export interface OverlayLayer {
  /** Returns the container for an overlay that opens now. */
  open: () => Element;
  stop: () => void;
}

// Browsers without the popover API (before 2024) keep overlays in the normal layer.
const supportsTopLayer = (element: HTMLElement) => 'showPopover' in element && element.isConnected;

export function createOverlayLayer(element: HTMLElement): OverlayLayer {
  const isInTopLayer = () => supportsTopLayer(element) && element.matches(':popover-open');
  const observer = new MutationObserver(() => {
    if (element.childElementCount === 0 && isInTopLayer()) element.hidePopover();
  });
  observer.observe(element, { childList: true });
  return {
    open: () => {
      const isCovered = element.hasAttribute('data-pk-covered');
      if (supportsTopLayer(element) && !isInTopLayer() && !isCovered) element.showPopover();
      return element;
    },
    stop: () => {
      observer.disconnect();
      if (isInTopLayer()) element.hidePopover();
    },
  };
}
