import type { ModalStanding } from '@portal-kit/ui/modal-standing';
import { type OtherModals, watchOtherModals } from './other-modals';

/**
 * Where dialogs, menus, tooltips and notifications of a widget hang: inside the widget's own root, so that its styles
 * and its focus reach them, and in the browser's top layer while there are any, above whatever the host has: stacking,
 * transforms, scroll boxes, a modal `<dialog>` around the widget. Where a modal of the host opens above them, they go
 * down into the page until it is gone.
 */
export interface OverlayLayer {
  /** For an overlay that is about to open. */
  open: () => Element;
  /** The overlays stand as was told. */
  settle: () => void;
  stop: () => void;
}

const dialogs = '[role=dialog], [role=alertdialog]';

// Without the popover API (before 2024) overlays stay where the widget's root is.
const canRaise = (element: HTMLElement) => 'showPopover' in element && element.isConnected;

function isInClosedRoot(element: Element): boolean {
  const root = element.getRootNode();
  return root instanceof ShadowRoot && (root.mode === 'closed' || isInClosedRoot(root.host));
}

export function createOverlayLayer(
  element: HTMLElement,
  tell: (standing: ModalStanding) => void,
): OverlayLayer {
  const page = element.ownerDocument;
  const isClosed = isInClosedRoot(element);
  let others: OtherModals | undefined;
  let isCovered = false;
  /** What had the focus last in each overlay, and (`null`) beside them; the latest at the end. */
  const focused = new Map<Node | null, HTMLElement>();

  const isRaised = () => canRaise(element) && element.matches(':popover-open');
  const raise = () => {
    if (canRaise(element) && !isRaised() && !isCovered) element.showPopover();
  };
  const lower = () => {
    if (isRaised()) element.hidePopover();
  };
  const stand = (next: boolean) => {
    isCovered = next;
    tell({ isCovered, isInClosedRoot: isClosed });
  };
  const cover = (next: boolean) => {
    stand(next);
    if (isCovered) return lower();
    raise();
    if (element.querySelector(dialogs)) giveFocusBack();
  };
  const keepFocused = ({ target }: Event) => {
    const at = target as HTMLElement;
    const overlay = [...element.children].find((child) => child.contains(at)) ?? null;
    focused.delete(overlay);
    focused.set(overlay, at);
  };
  const giveFocusBack = () => [...focused.values()].at(-1)?.focus();
  const close = () => {
    lower();
    others?.stop();
    others = undefined;
    if (isCovered) stand(false);
  };

  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof Element && (node.matches(dialogs) || node.querySelector(dialogs)))
          others?.goAbove();
      }
      for (const node of removedNodes) {
        // Elsewhere react-aria does it, which does not see into a closed root.
        if (focused.delete(node) && isClosed && page.activeElement === page.body) giveFocusBack();
      }
    }
    if (element.childElementCount === 0) close();
  });
  observer.observe(element, { childList: true });
  const heard = isClosed ? element.getRootNode() : element;
  heard.addEventListener('focusin', keepFocused);
  if (isClosed) stand(false);
  return {
    open: () => {
      others ??= watchOtherModals(page, cover);
      raise();
      return element;
    },
    settle: () => others?.settle(),
    stop: () => {
      observer.disconnect();
      heard.removeEventListener('focusin', keepFocused);
      close();
    },
  };
}
