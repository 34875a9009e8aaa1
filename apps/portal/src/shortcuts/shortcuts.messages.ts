import { defineMessages } from 'portal-kit/portal';

export const shortcutsMessages = defineMessages('shortcuts', () => ({
  title: 'Keyboard shortcuts',
  singleKeys: 'Single-key shortcuts',
  singleKeysText: 'The keys / and ? work without another key.',
  keys: {
    control: 'Ctrl',
    enter: 'Enter',
    escape: 'Esc',
    space: 'Space',
    shift: 'Shift',
    home: 'Home',
    end: 'End',
    delete: 'Delete',
  },
  groups: {
    everywhere: 'Everywhere',
    list: 'This list',
    rows: 'Rows of this list',
    form: 'This form',
    lines: 'Line items',
    corrections: 'Corrections of a file',
    dialogs: 'Dialogs and menus',
  },
  everywhere: {
    palette: 'Search or jump to a page, record or action',
    shortcuts: 'Show the keyboard shortcuts',
  },
  list: {
    search: 'Go to the search',
    rows: 'Move to the first row',
    clear: 'Clear the search',
  },
  form: { submit: 'Continue, save or submit' },
  rows: {
    move: 'Go to the next or previous row',
    ends: 'Go to the first or last row',
    open: 'Open the row',
    select: 'Select the row',
    range: 'Select several rows',
    all: 'Select all rows of the page',
    clear: 'Clear the selection',
  },
  lines: { search: 'Go from a field to the search for items', move: 'Go to the same field of another line' },
  corrections: {
    edit: 'Edit the cell',
    fill: 'Fill the selected cells with the first value',
    undo: 'Undo the last change',
    clear: 'Clear the selected cells',
    all: 'Select all cells',
  },
  dialogs: { close: 'Close', move: 'Go to the next or previous option' },
}));
