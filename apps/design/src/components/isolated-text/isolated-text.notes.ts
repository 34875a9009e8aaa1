import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [],
  accessibility: ['Renders a `bdi` element only around text that is written from right to left.'],
};
