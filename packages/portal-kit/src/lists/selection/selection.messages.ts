import { defineMessages } from '../../kernel/messages/define-messages';

/** Texts of the selection of a list and of actions on several records. */
export const selectionMessages = defineMessages('selection', (format) => {
  const records = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'record', other: 'records' })}`;
  return {
    bar: 'Actions for selected rows',
    selectRow: (name: string) => `Select ${name}`,
    selectPage: 'Select all rows on this page',
    selected: (count: number) => `${format.number(count)} selected`,
    clear: 'Clear selection',
    dismiss: 'Dismiss message',
    selectMatching: (count: number) => `Select all ${format.number(count)}`,
    selectFirst: (count: number, total: number) =>
      `Select the first ${format.number(count)} of ${format.number(total)}`,
    selectUncounted: 'Select all matching rows',
    loading: (count: number) => `Selecting rows: ${format.number(count)}`,
    stopLoading: 'Stop selecting',
    matchingFailed: "The other rows couldn't be selected",
    export: 'Export selected',
    stop: 'Stop',
    retryFailed: 'Retry failed records',
    continue: 'Continue',
    undo: 'Undo',
    refused: (count: number) => `This action doesn't apply to ${records(count)}:`,
    allRefused: "This action doesn't apply to any of the selected records.",
    progress: (done: number, total: number) => `${format.number(done)} of ${records(total)} done`,
    failed: (count: number) => `${format.number(count)} failed`,
    notStarted: (count: number) => `${format.number(count)} not started`,
    more: (count: number) => `and ${format.number(count)} more`,
    records: 'Records',
    states: {
      waiting: 'Waiting',
      running: 'In progress',
      done: 'Done',
      failed: 'Failed',
      notStarted: 'Not started',
    },
  };
});
