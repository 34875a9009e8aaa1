import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['Enter', 'Submits the form from a text field.'],
    ['Ctrl+Enter, ⌘+Enter', 'Submits the form from every field.'],
    ['Enter, Space on a disclosure', 'Opens or closes the optional fields.'],
  ],
  accessibility: [
    'The form has the accessible name `label`; each section is a group that its title names.',
    'The note of the actions is announced politely when it changes.',
    'Fields keep a distance to the sticky buttons when they take focus, so that the buttons never cover them.',
  ],
};
