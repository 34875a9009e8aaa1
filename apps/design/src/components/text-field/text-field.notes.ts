import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [['Tab', 'Moves focus into the field. A disabled field is skipped; a read-only field is not.']],
  accessibility: [
    'A native `input`. The label is its accessible name; the description or the error is its description.',
    'An error sets `aria-invalid`. `isRequired` sets `aria-required`; the form validates the value.',
    'A notice about removed characters is announced politely.',
    'The suffix is hidden from screen readers, so repeat the unit in the label.',
  ],
};
