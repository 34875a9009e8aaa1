import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [],
  accessibility: [
    'A region that its `h2` names. Use different titles on one page.',
    '`FactList` is a description list. Announce a loading state in an ancestor with `role="status"`.',
  ],
};
