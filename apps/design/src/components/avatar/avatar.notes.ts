import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [],
  accessibility: ['Hidden from screen readers. Show the name beside it, or name the button around it.'],
};
