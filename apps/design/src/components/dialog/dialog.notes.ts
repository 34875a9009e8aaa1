import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['Tab, Shift+Tab', 'Moves focus inside of the dialog.'],
    ['Escape', 'Closes the dialog unless `isDismissable` is `false`. Focus returns to the trigger.'],
  ],
  accessibility: [
    'The role is `dialog`; the title is the accessible name and the text is the description.',
    'Focus moves to the element with `autoFocus`, or to the dialog. The page behind the dialog is inert.',
  ],
};
