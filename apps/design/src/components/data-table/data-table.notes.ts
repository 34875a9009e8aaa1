import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['Tab', 'Moves through the sortable headers, then to one row, then out of the table.'],
    ['ArrowDown, ArrowUp', 'Moves between the rows.'],
    ['Home, End', 'Moves to the first or the last row.'],
    ['Enter', 'Opens the row, or sorts by the header.'],
  ],
  accessibility: [
    'A native table with explicit roles, so that the card layout stays a table for screen readers.',
    'The row header contains the link of the row. Headers have `aria-sort`.',
    'The loading state is announced once; `aria-busy` marks a refresh.',
  ],
};
