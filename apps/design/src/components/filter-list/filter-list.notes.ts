import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['Letters', 'Filters the options.'],
    ['ArrowDown, ArrowUp, Home, End', 'Moves between the options.'],
    ['Enter', 'Picks the active option.'],
  ],
  accessibility: [
    'An `input` with the role `combobox` and a list that is always open. The field takes focus when it appears.',
    'A list without options announces `emptyText`.',
  ],
};
