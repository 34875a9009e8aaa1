const modals = 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true]';

/** With it react-aria leaves an element as it is: neither inert, nor a place to take the focus back from. */
const left = 'data-react-aria-top-layer';

// Another widget's are react-aria's as well, which knows what is on top.
const others = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>(modals)].filter((modal) => !modal.closest('[data-pk-overlays]'));
const isShown = (modal: HTMLElement) => modal.checkVisibility();

const tabStop = '[autofocus], a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';

/** One that stood in the page, hidden, may be inert by us when it is shown, and could not take the focus. */
function letIn(modal: HTMLElement): void {
  for (let at: HTMLElement | null = modal; at; at = at.parentElement) at.inert = false;
  if (!modal.contains(modal.ownerDocument.activeElement))
    (modal.querySelector<HTMLElement>(tabStop) ?? modal).focus();
}

export interface OtherModals {
  /** Ours keep neither the focus nor anything inert any more: nothing is left to be asked of react-aria. */
  settle: () => void;
  stop: () => void;
}

/**
 * Watches for modals of the page that open above one of ours, which opens now. A native one, one that says `aria-modal`,
 * and one that takes the focus is one; those in shadow roots of the page are not seen.
 *
 * @param tell - Told whether there is any, when that changes.
 */
export function watchOtherModals(page: Document, tell: (isCovered: boolean) => void): OtherModals {
  let below = new Set(others(page).filter(isShown));
  let above = new Set<HTMLElement>();
  const marked = new Set<HTMLElement>();
  const settle = () => {
    for (const modal of marked) modal.removeAttribute(left);
    marked.clear();
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
    if (!(wasCovered && isCovered)) {
      for (const modal of all) {
        if (below.has(modal) || modal.hasAttribute(left)) continue;
        modal.setAttribute(left, '');
        marked.add(modal);
      }
    }
    if (isCovered === wasCovered) return;
    tell(isCovered);
    for (const modal of above) letIn(modal);
  };

  look();
  const observer = new MutationObserver(look);
  observer.observe(page, { subtree: true, childList: true, attributeFilter: ['open', 'role', 'aria-modal'] });
  // Before react-aria hears of it: where it takes the focus back, and the other library does the same, nobody gets it.
  page.addEventListener('focusin', look, true);
  return {
    settle,
    stop: () => {
      observer.disconnect();
      page.removeEventListener('focusin', look, true);
      settle();
    },
  };
}
