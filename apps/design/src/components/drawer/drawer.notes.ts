import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['Tab, Shift+Tab', 'Moves focus inside of the drawer.'],
    ['Escape', 'Closes the drawer and returns focus to its trigger.'],
  ],
  accessibility: [
    'The role is `dialog`; the title is the accessible name. The page behind the drawer is inert.',
    'Set `aria-controls` of the trigger to `id` while the drawer is open.',
  ],
};
