import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['Enter', 'Presses Confirm, which has focus first. A held key does not confirm.'],
    ['Escape', 'Cancels, unless the action is running.'],
    ['Tab', 'Moves between Cancel and Confirm.'],
  ],
  accessibility: [
    'The role is `alertdialog`: the question and its consequence are announced immediately.',
    'While the action is running, Confirm keeps focus and the dialog stays open.',
  ],
};
