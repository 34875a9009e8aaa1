import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['ArrowDown, ArrowUp', 'Moves between the columns and the row heights.'],
    ['Enter, Space', 'Shows or hides the column, or selects the row height. The menu stays open.'],
    ['Escape', 'Closes the menu and returns focus to the trigger.'],
  ],
  accessibility: ['Columns have the role `menuitemcheckbox`; row heights have the role `menuitemradio`.'],
};
