import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['Shortcut, such as /', 'Focuses the field and selects its text.'],
    ['Escape', 'Clears the text. A second Escape leaves the field.'],
  ],
  accessibility: [
    'A native `input` of the type `search`. `label` is its accessible name.',
    'The shortcut is announced through `aria-keyshortcuts`. It does not work while another field has focus.',
  ],
};
