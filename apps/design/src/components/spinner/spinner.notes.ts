import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [],
  accessibility: [
    'With `label`, the role is `status` and the label is announced. Without it, the spinner is hidden from screen readers.',
  ],
};
