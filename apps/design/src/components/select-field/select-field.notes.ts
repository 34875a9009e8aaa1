import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['Enter, Space, ArrowDown, ArrowUp', 'Opens the list.'],
    ['ArrowDown, ArrowUp, Home, End', 'Moves between the options of the open list.'],
    ['Letters', 'Moves to the option that starts with the letters, and selects it while the list is closed.'],
    ['Enter, Space, Tab', 'Selects the active option and closes the list.'],
    ['Escape', 'Closes the list without a selection.'],
  ],
  accessibility: [
    'A button with the role `combobox` that opens a list with the role `listbox`; focus stays on the button.',
    'The active option is announced through `aria-activedescendant`.',
    'A press on the label moves focus to the field and does not open the list.',
  ],
};
