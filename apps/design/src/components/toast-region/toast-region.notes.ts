import type { ComponentNotes } from '../../catalog/component-page';

export const notes: ComponentNotes = {
  keyboard: [
    ['F6', 'Moves focus to the region of the toasts and back.'],
    ['Tab', 'Moves through the links and close buttons. Focus pauses the time of all toasts.'],
  ],
  accessibility: [
    'The region is a landmark with the accessible name `label`; each toast is an `alertdialog` that is announced.',
    'A toast stays for ten seconds. Hover and focus pause the time. Let users turn the time off: `hasTimeLimit` (WCAG 2.2.1).',
  ],
};
