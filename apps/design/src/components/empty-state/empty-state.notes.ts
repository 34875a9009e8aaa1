import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [['Tab', 'Moves through the actions.']],
  accessibility: [
    'The role is `status`, or `alert` with the tone `bad`.',
    'The title is an `h2`, or the `h1` of the page with `isPage`.',
  ],
};
