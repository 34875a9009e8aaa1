import type { StatusTone } from '@portal-kit/ui/status-dot';
import { defineMessages } from '../../kernel/messages/define-messages';

/** The words for what an upload has come to. Source: `UploadStatus` of `openapi/portal`. */
export const uploadStatusMessages = defineMessages(() => ({
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

/** The colour of an upload's status; neutral for one that a newer server has. */
export const uploadTone = (status: string): StatusTone => tones.get(status) ?? 'neutral';
