/**
 * Where dialogs, menus, tooltips and notifications of a widget hang: inside the widget's own root, so that its styles
 * and its focus reach them, and in the browser's top layer while there are any, above whatever the host has: stacking,
 * transforms, scroll boxes, a modal `<dialog>` around the widget. Where a modal of the host opens above them, which
 * `data-pk-covered` tells, they are in the page until it is gone.
 */
export interface OverlayLayer {
  /** For an overlay that is about to open. */
  open: () => Element;
  stop: () => void;
}

// Without the popover API (before 2024) overlays stay where the widget's root is.
const canRaise = (element: HTMLElement) => 'showPopover' in element && element.isConnected;

export function createOverlayLayer(element: HTMLElement): OverlayLayer {
  const isRaised = () => canRaise(element) && element.matches(':popover-open');
  const observer = new MutationObserver(() => {
    if (element.childElementCount === 0 && isRaised()) element.hidePopover();
  });
  observer.observe(element, { childList: true });
  return {
    open: () => {
      if (canRaise(element) && !isRaised() && !element.hasAttribute('data-pk-covered')) element.showPopover();
      return element;
    },
    stop: () => {
      observer.disconnect();
      if (isRaised()) element.hidePopover();
    },
  };
}
