const modalSelector = 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true]';
/** react-aria neither makes an element with this attribute inert nor takes focus back from it. */
const ignoredAttribute = 'data-react-aria-top-layer';
const focusable = '[autofocus], a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';

/**
 * Finds the page's own modals. Modals of other widgets are in an overlay container, and react-aria handles their order.
 */
const findForeignModals = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>(modalSelector)].filter(
    (modal) => !modal.closest('[data-pk-overlays]'),
  );

const isVisible = (modal: HTMLElement) => modal.checkVisibility();

/** react-aria may have made a hidden modal of the page inert, so that it couldn't take focus when it opened. */
function removeInertAndFocus(modal: HTMLElement): void {
  for (let element: HTMLElement | null = modal; element; element = element.parentElement)
    element.inert = false;
  if (!modal.contains(modal.ownerDocument.activeElement))
    (modal.querySelector<HTMLElement>(focusable) ?? modal).focus();
}

export interface ForeignModalWatch {
  /**
   * Removes the attributes for react-aria. Call it after our overlay has stopped containing focus and making elements
   * inert.
   */
  clearIgnored: () => void;
  stop: () => void;
}

/**
 * Watches for modals of the host page that open above our overlay: a native modal, an element with `aria-modal`, or a
 * dialog that takes focus. Call it when our overlay opens. Does not find modals inside shadow roots of the page.
 *
 * @param onCoveredChange - Called when the first such modal opens and when the last one closes.
 */
export function watchForeignModals(
  page: Document,
  onCoveredChange: (isCovered: boolean) => void,
): ForeignModalWatch {
  let below = new Set(findForeignModals(page).filter(isVisible));
  let above = new Set<HTMLElement>();
  const ignored = new Set<HTMLElement>();

  const clearIgnored = () => {
    for (const modal of ignored) modal.removeAttribute(ignoredAttribute);
    ignored.clear();
  };
  const update = () => {
    const modals = findForeignModals(page);
    const visible = modals.filter(isVisible);
    below = new Set(visible.filter((modal) => below.has(modal)));
    const isAbove = (modal: HTMLElement) =>
      above.has(modal) || modal.matches(':modal, [aria-modal=true]') || modal.contains(page.activeElement);
    const wasCovered = above.size > 0;
    above = new Set(visible.filter((modal) => !below.has(modal) && isAbove(modal)));
    const isCovered = above.size > 0;
    if (!(wasCovered && isCovered)) {
      for (const modal of modals) {
        if (below.has(modal) || modal.hasAttribute(ignoredAttribute)) continue;
        modal.setAttribute(ignoredAttribute, '');
        ignored.add(modal);
      }
    }
    if (isCovered === wasCovered) return;
    onCoveredChange(isCovered);
    for (const modal of above) removeInertAndFocus(modal);
  };

  update();
  const observer = new MutationObserver(update);
  observer.observe(page, { subtree: true, childList: true, attributeFilter: ['open', 'role', 'aria-modal'] });
  // The capture phase runs before react-aria or the host's library takes focus back.
  page.addEventListener('focusin', update, true);
  return {
    clearIgnored,
    stop: () => {
      observer.disconnect();
      page.removeEventListener('focusin', update, true);
      clearIgnored();
    },
  };
}
