import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['Tab', 'Moves focus to the table if it scrolls horizontally.'],
    ['ArrowLeft, ArrowRight', 'Scrolls the focused table.'],
  ],
  accessibility: [
    'A native table with explicit roles, so that the list layout stays a table for screen readers.',
    'A table that scrolls is a named group that takes focus.',
  ],
};
