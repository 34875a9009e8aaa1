import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['Tab', 'Moves focus to the text and shows the tooltip.'],
    ['Escape', 'Hides the tooltip and keeps focus. A dialog around the text stays open.'],
  ],
  accessibility: [
    'The tooltip is the description of the text (`aria-describedby`).',
    'The pointer can move onto the tooltip (WCAG 1.4.13).',
  ],
};
