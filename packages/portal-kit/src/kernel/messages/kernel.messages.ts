import { defineMessages } from './define-messages';

/** Texts that every widget shares. Exact where the specification gives them (sections 2, 4 and 8). */
export const kernelMessages = defineMessages((format) => ({
  cancel: 'Cancel',
  confirm: 'Confirm',
  save: 'Save',
  add: 'Add',
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading',
  notifications: 'Notifications',
  dash: '–',
  nothingToShow: 'Nothing to show here',
  dataError: 'Data Error',
  dataErrorText: 'Please refresh the page or try again later',
  errorTitle: 'Error',
  errorCaption: 'It seems that an unexpected error has occurred. Please, try again later.',
  offline: 'You appear to be offline. Check the connection and try again.',
  timeout: 'The server took too long to answer. Please, try again.',
  reference: (requestId: string) => `Reference: ${requestId}`,
  rowsPerPage: 'Rows per page:',
  range: (from: number, to: number, total: number | null) =>
    total === null
      ? `${format.number(from)}–${format.number(to)} of more than ${format.number(to)}`
      : `${format.number(from)}–${format.number(to)} of ${format.number(total)}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  columns: 'Columns',
  density: { comfortable: 'Comfortable rows', dense: 'Dense rows' },
  clearSearch: 'Clear search',
  clearFilter: 'Clear filter',
  widgetFailed: 'This part could not be shown',
  cases: (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'case', other: 'cases' })}`,
  bottles: (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'bottle', other: 'bottles' })}`,
}));
