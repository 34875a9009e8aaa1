import { defineMessages } from '../../kernel/messages/define-messages';

export const exportMessages = defineMessages((format) => ({
  question: (maxRows: number, total: number) =>
    `Export the first ${format.number(maxRows)} of ${format.number(total)} rows?`,
  rest: (maxRows: number, total: number) =>
    `A file holds at most ${format.number(maxRows)} rows; the last ${format.number(total - maxRows)} in the order of the list would be missing. To get them, narrow the list by search or filters and export it in parts.`,
}));
