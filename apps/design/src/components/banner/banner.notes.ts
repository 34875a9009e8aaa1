import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [['Tab', 'Moves through the actions and the dismiss button. The banner itself takes no focus.']],
  accessibility: [
    'A change is announced politely (`role="status"`).',
    'The icon is hidden from screen readers. Write the tone into the text.',
  ],
};
