import { defineMessages } from '../../../kernel/messages/define-messages';

/** Texts of the actions on selected uploads. */
export const uploadSelectionMessages = defineMessages('uploadSelection', (format) => {
  const files = (count: number, one: string, other: string) =>
    `${format.number(count)} ${format.plural(count, { one, other })}`;
  const reports = (count: number) => files(count, 'report', 'reports');
  const rows = (count: number) => files(count, 'file of failed rows', 'files of failed rows');
  return {
    reports: {
      label: 'Download reports',
      title: 'Download reports',
      question: (count: number) => `Download ${reports(count)}?`,
      consequence: 'Several reports are downloaded as one ZIP file.',
      done: (count: number) => `${reports(count)} downloaded`,
    },
    failedRows: {
      label: 'Download failed rows',
      title: 'Download failed rows',
      question: (count: number) => `Download ${rows(count)}?`,
      consequence:
        'Creates one file per upload. Correct the rows, then upload the file again. Several files are downloaded as one ZIP file.',
      done: (count: number) => `${rows(count)} downloaded`,
    },
    noReport: 'This upload has no report.',
    noFailedRows: 'This upload has no failed rows.',
    columns: {
      totalRows: 'Rows',
      succeededRows: 'Uploaded',
      failedRows: 'Failed',
      skippedRows: 'Skipped',
      fileSize: 'Size (bytes)',
      errorMessage: 'Error',
    },
  };
});
