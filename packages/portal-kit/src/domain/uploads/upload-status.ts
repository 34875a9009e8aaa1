import type { StatusTone } from '@portal-kit/ui/status-dot';
import { defineMessages } from '../../kernel/messages/define-messages';

/** Labels of upload statuses. Source: `UploadStatus` of `openapi/portal`. */
export const uploadStatusMessages = defineMessages('uploadStatus', () => ({
  labels: {
    PENDING: 'Pending',
    PROCESSING: 'Processing',
    COMPLETED: 'Completed',
    COMPLETED_WITH_ERRORS: 'Completed with errors',
    FAILED: 'Failed',
  } as Readonly<Record<string, string>>,
}));

const tones = new Map<string, StatusTone>([
  ['PENDING', 'info'],
  ['PROCESSING', 'info'],
  ['COMPLETED', 'ok'],
  ['COMPLETED_WITH_ERRORS', 'warn'],
  ['FAILED', 'bad'],
]);

/** Returns an upload status's tone, which is neutral for an unknown status. */
export const uploadTone = (status: string): StatusTone => tones.get(status) ?? 'neutral';
