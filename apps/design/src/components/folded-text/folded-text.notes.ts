import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [['Enter, Space', 'Opens or closes long text.']],
  accessibility: ['A native `details` element, whose state is announced.'],
};
