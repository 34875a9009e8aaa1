import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['Escape', 'Closes the popover and returns focus to the trigger.'],
    ['Tab', 'Moves focus inside of the popover; closes a popover with `isNonModal`.'],
  ],
  accessibility: [
    'The role is `dialog`. Set `aria-label`.',
    'The page is inert while the popover is open, unless `isNonModal` is set.',
  ],
};
