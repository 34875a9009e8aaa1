import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['Tab', 'Moves through the select and both buttons.'],
    ['Enter, Space', 'Shows the previous or the next page.'],
  ],
  accessibility: [
    'The range is announced politely when it changes.',
    'A native `select` with a visible label. The buttons have the texts `previous` and `next` as accessible names.',
  ],
};
