import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [],
  accessibility: ['Hidden from screen readers. Name the control or write a text beside the icon.'],
};
