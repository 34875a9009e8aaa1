import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['Tab', 'Moves focus to the switch.'],
    ['Space', 'Turns the switch on or off.'],
  ],
  accessibility: [
    'A native checkbox with the role `switch`. The label is the accessible name; the description is announced after it.',
    'A press anywhere on the row turns the switch.',
  ],
};
