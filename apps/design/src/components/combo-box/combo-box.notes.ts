import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['Letters', 'Filters the options by any part of the label, the detail or the id.'],
    ['ArrowDown, ArrowUp', 'Opens the list and moves between the options.'],
    ['Enter', 'Selects the active option.'],
    ['Escape', 'Closes the list and reverts the text.'],
    ['Tab', 'Selects the option whose label or id is the text, otherwise reverts the text.'],
  ],
  accessibility: [
    'An `input` with the role `combobox`; focus stays in the field.',
    'Each option has its position and the number of all options, although only the visible options are rendered.',
    'A list without options announces `emptyText`.',
  ],
};
