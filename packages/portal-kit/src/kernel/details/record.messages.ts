import { defineMessages } from '../messages/define-messages';

/** Messages that the details pages of all records share. */
export const recordMessages = defineMessages('record', (format) => ({
  edit: 'Edit',
  copy: (label: string) => `Copy ${label}`,
  copied: 'Copied',
  copyFailed: "Couldn't copy. Select the text and copy it.",
  showAll: 'Show all',
  forbidden: "You don't have permission to see this data.",
  activity: 'Activity',
  noActivity: 'No activity recorded.',
  added: 'Added',
  updated: 'Last updated',
  instant: format.instant,
}));
