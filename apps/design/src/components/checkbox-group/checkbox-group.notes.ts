import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['Tab', 'Moves focus to each checkbox.'],
    ['Space', 'Selects or clears the checkbox.'],
  ],
  accessibility: [
    'Native checkboxes in an element with the role `group`, which the label names.',
    'The detail is part of the accessible name of its checkbox.',
    'An error is the description of the group and of each checkbox, and sets `aria-invalid`.',
  ],
};
