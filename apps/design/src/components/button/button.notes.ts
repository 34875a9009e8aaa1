import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['Enter, Space', 'Presses the button. Enter follows a `ButtonLink`.'],
    ['Tab', 'Moves focus to the button. Skips a disabled button unless `isFocusableWhenDisabled` is set.'],
  ],
  accessibility: [
    'A native `button`, or a native link for `ButtonLink`. The text is the accessible name.',
    '`IconButton` takes its accessible name from `label`.',
    'A pending button has `aria-disabled` and keeps focus, so that screen readers stay at the button.',
    'The button is 44 px high on touch screens.',
  ],
};
