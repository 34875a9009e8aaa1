import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [['Tab', 'Moves through the back link and the actions. The title takes focus only from code.']],
  accessibility: [
    'The title is the `h1` of the page. Move focus to it after a route change, so that screen readers announce the page.',
    'The back link has the accessible name `label`.',
  ],
};
