import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['Enter', 'Starts a new line.'],
    ['Tab', 'Moves focus into the field and out of it.'],
  ],
  accessibility: [
    'A native `textarea`. The label is its accessible name; the description or the error is its description.',
    'An error sets `aria-invalid`. `isRequired` sets `aria-required`.',
  ],
};
