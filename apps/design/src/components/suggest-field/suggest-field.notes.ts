import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['Letters', 'Change the query. The list opens with the first result active.'],
    ['ArrowDown, ArrowUp', 'Moves between the results.'],
    ['Enter', 'Picks the active result, clears the query and keeps focus for the next pick.'],
    ['Escape', 'Closes the list.'],
  ],
  accessibility: [
    'An `input` with the role `combobox`; focus stays in the field after a pick.',
    'The note is a live region, so that screen readers hear "Loading" and errors.',
  ],
};
