import { defineMessages } from '../../kernel/messages/define-messages';

/** The specification's validation messages, word for word (section 5). */
export const formMessages = defineMessages('form', (format) => ({
  required: 'Required Field',
  numericOnly: 'Numeric only',
  numericNotZero: 'Numeric only, cannot be 0',
  numericTwoDecimals: 'Numeric only with up to 2 decimal places, cannot be 0',
  price: 'Numeric only with 2 decimal places',
  numericHyphens: 'Numeric only with hyphens',
  canadianZip: 'Incorrect Canadian zip code format',
  phone: 'Numeric only in the format XXX-XXX-XXXX',
  email: 'Email should have correct format',
  digits: (label: string, count: number) => `${label} should be ${count} digits`,
  checkDigit: (label: string) => `${label} has a wrong check digit`,
  format: (label: string) => `${label} has a wrong format`,
  unusualStrength: (type: string) => `Unusual strength for "${type}"`,
  maxLength: (count: number) => `Max Length ${count}`,
  numberRange: (from: number, to: number) => `${format.number(from)} to ${format.number(to)}`,
  yearRange: (from: number, to: number) => `${from} to ${to}`,
  blocked: 'Only letters, numbers, punctuation and spaces. Other characters were removed.',
  choose: 'Choose',
  noMatch: 'No matches',
  optional: 'Optional',
  draftOffer: (savedAt: string) => `You have unsaved changes from ${format.instant(savedAt)}.`,
  draftBehind: (savedAt: string) =>
    `You have unsaved changes from ${format.instant(savedAt)}, made to an older version.`,
  draftUnconfirmed: (savedAt: string) =>
    `Your save from ${format.instant(savedAt)} was interrupted. Restore the values and save again to see the result. Nothing is stored twice.`,
  draftRestore: 'Restore',
  draftDiscard: 'Discard',
  saveChanges: 'Save changes?',
  saveChangesOf: (title: string) => `Your changes to ${title} will be saved.`,
  addAnother: (title: string) => `${title} was added. You can add another.`,
  unchanged: 'No changes to save.',
  allSaved: 'All changes saved.',
}));
