import type { FeatureDescription } from './feature/feature-description';

/** Events that every widget can send. */
export const kernelFeature = {
  events: {
    'list.changed': {
      detail: {
        list: { type: 'ListName' },
        state: {
          type: 'ListState',
          text: '`page` (from 0), `rowsPerPage`, `orderBy`, `order`, `searchInput`, `filter`, `detailsId`, `view`, `hiddenColumnIds`',
        },
      },
      when: 'The user paged, sorted, searched or filtered a list, or opened a row.',
    },
    'destination.requested': {
      detail: {
        destination: { type: 'Destination', text: "for example `{ to: 'users.edit', email }`" },
      },
      when: "The user followed a link. Sent before the navigation port's `go`.",
    },
    'work.changed': {
      detail: {
        hasUnsavedChanges: { type: 'boolean', text: 'a form has unsaved changes' },
        isSaving: { type: 'boolean', text: 'a save or a file upload is running' },
      },
      when: 'Unsaved changes, a save or a file upload started or ended in a widget of the provider.',
    },
    'notification.shown': {
      detail: 'PortalNotification',
      when: 'A notification was shown, or would be shown if `hasNotifications` were true.',
    },
  },
  types: {
    ListState: 'kernel/list-state/list-state',
    Destination: 'generated/destinations',
    PortalNotification: 'kernel/toasts/portal-notification',
  },
} as const satisfies FeatureDescription;
