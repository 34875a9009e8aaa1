import { defineMessages } from '../../kernel/messages/define-messages';

/** Texts of the question before an export that does not contain all rows. */
export const exportLimitMessages = defineMessages('exportLimit', (format) => ({
  question: (maxRows: number, total: number) =>
    `Export the first ${format.number(maxRows)} of ${format.number(total)} rows?`,
  rest: (maxRows: number, total: number) =>
    `A file holds up to ${format.number(maxRows)} rows, so the last ${format.number(total - maxRows)} would be left out. To export every row, narrow the list with search or filters and export it in parts.`,
}));
