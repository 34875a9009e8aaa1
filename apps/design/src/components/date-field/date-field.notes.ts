import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['ArrowUp, ArrowDown', 'Changes the day, the month or the year at the caret.'],
    ['Alt+ArrowDown', 'Opens the calendar.'],
    ['Arrow keys in the calendar', 'Moves by a day or a week.'],
    ['PageUp, PageDown in the calendar', 'Moves by a month.'],
    ['Enter in the calendar', 'Chooses the day and closes the calendar.'],
    ['Escape in the calendar', 'Closes the calendar and returns focus.'],
  ],
  accessibility: [
    'A text field with the format of the locale, and a button that opens a dialog with a grid of days.',
    'The accessible name of the button contains the label of the field.',
    'A remark about a day is part of the name of the day.',
  ],
};
