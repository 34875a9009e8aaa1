import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [],
  accessibility: [
    'The dot is hidden from screen readers. The text names the status, so that the color is never the only information.',
    'Each dot has a contrast of at least 3:1 in both themes.',
  ],
};
