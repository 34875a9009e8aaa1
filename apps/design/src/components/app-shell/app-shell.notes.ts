import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['Tab', 'The first stop is the skip link.'],
    ['Enter on the skip link', 'Moves focus to the page.'],
    ['Escape', 'Closes the navigation drawer and returns focus to its button.'],
  ],
  accessibility: [
    'The page is inside `main`; the navigation is a landmark that `NavList` names.',
    'The current entry has `aria-current="page"`.',
    'The drawer is a dialog, and the page behind it is inert.',
  ],
};
