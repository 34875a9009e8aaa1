import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['ArrowDown, ArrowUp', 'Moves between the items, and from the last item to the first.'],
    ['Home, End', 'Moves to the first or the last item.'],
    ['Letters', 'Moves to the item that starts with the letters.'],
    ['Enter, Space', 'Selects the item. The menu closes, except in a section with a selection.'],
    ['Escape, Tab', 'Closes the menu and returns focus to the trigger.'],
  ],
  accessibility: [
    'The role is `menu`; items have the role `menuitem`, `menuitemradio` or `menuitemcheckbox`.',
    'Set `aria-haspopup="menu"` and `aria-expanded` on the trigger.',
    'The page behind an open menu is inert.',
  ],
};
