import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [],
  accessibility: [
    'Hidden from screen readers. Announce the loading state in an ancestor with `role="status"`.',
  ],
};
