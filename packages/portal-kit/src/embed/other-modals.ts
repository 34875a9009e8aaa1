const modals = 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true]';

/** With it react-aria leaves an element as it is: neither inert, nor a place to take the focus back from. */
const left = 'data-react-aria-top-layer';

// Another widget's are react-aria's as well, which knows what is on top.
const others = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>(modals)].filter((modal) => !modal.closest('[data-pk-overlays]'));
const isShown = (modal: HTMLElement) => modal.checkVisibility();

export interface OtherModals {
  /** What is shown now is below us: something of ours has opened after it. */
  goAbove: () => void;
  /** Ours keep neither the focus nor anything inert any more: nothing is left to be asked of react-aria. */
  settle: () => void;
  stop: () => void;
}

/**
 * Watches for modals of the page that open above ours. A native one, one that says `aria-modal`, and one that takes the
 * focus is one; those in shadow roots of the page are not seen.
 *
 * @param tell - Told whether there is any, when that changes.
 */
export function watchOtherModals(page: Document, tell: (isCovered: boolean) => void): OtherModals {
  let below = new Set<HTMLElement>();
  let above = new Set<HTMLElement>();
  const marked = new Set<HTMLElement>();
  const mark = (modal: HTMLElement) => {
    if (marked.has(modal) || modal.hasAttribute(left)) return;
    modal.setAttribute(left, '');
    marked.add(modal);
  };
  const unmark = (modal: HTMLElement) => {
    if (marked.delete(modal)) modal.removeAttribute(left);
  };

  const look = () => {
    const all = others(page);
    const shown = all.filter(isShown);
    below = new Set(shown.filter((modal) => below.has(modal)));
    const isAbove = (modal: HTMLElement) =>
      above.has(modal) || modal.matches(':modal, [aria-modal=true]') || modal.contains(page.activeElement);
    const wasCovered = above.size > 0;
    above = new Set(shown.filter((modal) => !below.has(modal) && isAbove(modal)));
    const isCovered = above.size > 0;
    if (!wasCovered || !isCovered) for (const modal of all) if (!below.has(modal)) mark(modal);
    if (isCovered !== wasCovered) tell(isCovered);
  };
  const settle = () => {
    for (const modal of marked) unmark(modal);
  };
  const goAbove = () => {
    below = new Set(others(page).filter(isShown));
    for (const modal of below) unmark(modal);
    look();
  };

  goAbove();
  const observer = new MutationObserver(look);
  observer.observe(page, { subtree: true, childList: true, attributeFilter: ['open', 'role', 'aria-modal'] });
  // Before react-aria hears of it: where it takes the focus back, and the other library does the same, nobody gets it.
  page.addEventListener('focusin', look, true);
  return {
    goAbove,
    settle,
    stop: () => {
      observer.disconnect();
      page.removeEventListener('focusin', look, true);
      settle();
    },
  };
}
