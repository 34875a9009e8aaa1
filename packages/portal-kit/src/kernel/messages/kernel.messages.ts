import { defineMessages } from './define-messages';
import { formatFileSize } from './file-size';
import { dash } from './message-format';

/**
 * Messages that all widgets share. Source: specification, sections 2, 4 and 8 (exact texts).
 *
 * @example
 * ```ts
 * import { kernelMessages } from 'portal-kit/portal';
 *
 * export const label = kernelMessages('en-US').rowsPerPage;
 * ```
 */
export const kernelMessages = defineMessages('kernel', (format) => ({
  /** Language of these messages, BCP 47, for the attribute `lang`. English when the locale has no translation. */
  language: format.language,
  cancel: 'Cancel',
  confirm: 'Confirm',
  save: 'Save',
  add: 'Add',
  close: 'Close',
  retry: 'Try again',
  retryIn: (seconds: number) => `Try again in ${format.number(seconds)} s`,
  loading: 'Loading',
  view: 'View',
  viewDocument: (title: string) => `View ${title}`,
  viewRefused: "Documents can't be displayed on this page. Download the file instead.",
  download: 'Download',
  notifications: 'Notifications',
  dash,
  nothingToShow: 'Nothing to show here',
  dataError: 'Data Error',
  dataErrorText: 'Please refresh the page or try again later',
  embeddedDataErrorText: 'Please try again, or come back later',
  errorTitle: 'Error',
  errorCaption: 'It seems that an unexpected error has occurred. Please, try again later.',
  moreErrors: (count: number) =>
    `${format.number(count)} more ${format.plural(count, { one: 'error', other: 'errors' })}`,
  offline: 'You appear to be offline. Check your connection and try again.',
  codeMissing:
    "Part of this page couldn't be loaded. The page may have been updated. Reload it and try again.",
  tokenUnavailable: "Your access couldn't be confirmed. Please try again.",
  timeout: 'The server took too long to respond. Please try again.',
  reference: (requestId: string) => `Reference: ${requestId}`,
  rowsPerPage: 'Rows per page:',
  range: (from: number, to: number, total: number | null) =>
    total === null
      ? `${format.number(from)}–${format.number(to)} of more than ${format.number(to)}`
      : `${format.number(from)}–${format.number(to)} of ${format.number(total)}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  columns: 'Columns',
  resetColumnWidths: 'Reset column widths',
  sortLabels: {
    sortBy: 'Sort by',
    direction: { ASC: 'Ascending', DESC: 'Descending' },
    sorted: (column: string, direction: string) => `Sorted by ${column}, ${direction}`,
  },
  density: { comfortable: 'Comfortable rows', dense: 'Dense rows' },
  clearSearch: 'Clear search',
  clearFilter: 'Clear filter',
  downloading: (label: string, loadedBytes: number, totalBytes: number | null) =>
    totalBytes
      ? `${label} ${format.number(Math.min(loadedBytes / totalBytes, 1), { style: 'percent' })}`
      : `${label}…`,
  date: format.date,
  instant: format.instant,
  fileSize: (bytes: number) => formatFileSize(bytes, format, [' B', ' KB', ' MB']),
  unexpected: 'Unexpected Application Error!',
}));
