import { defineMessages } from '../messages/define-messages';

/** Texts of date fields and their calendar. */
export const dateFieldMessages = defineMessages('dateField', () => ({
  calendar: 'Calendar',
  letters: { year: 'yyyy', month: 'mm', day: 'dd' },
  /** `pattern`: e.g. `mm/dd/yyyy`; `example`: a date in this format. */
  invalid: (pattern: string, example: string) => `Enter a date as ${pattern}, for example ${example}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  clear: 'Clear',
  weekend: 'Weekend',
}));
