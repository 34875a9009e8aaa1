import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [],
  accessibility: ['Hidden from screen readers. Set `aria-keyshortcuts` on the control instead.'],
};
