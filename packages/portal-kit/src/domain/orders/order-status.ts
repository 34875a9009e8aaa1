import type { StatusTone } from '@portal-kit/ui/status-dot';
import { defineMessages } from '../../kernel/messages/define-messages';
import { dash } from '../../kernel/messages/message-format';

/**
 * Labels of order statuses. Source: specification, section 4.
 *
 * @example
 * ```ts
 * import { orderStatusMessages } from 'portal-kit/record-status';
 *
 * export const failed = orderStatusMessages('en-US').labels.FAILED;
 * ```
 */
export const orderStatusMessages = defineMessages('orderStatus', () => ({
  labels: {
    SUBMITTED: 'Submitted',
    RESUBMITTED: 'Resubmitted',
    OPEN: 'Open',
    FAILED: 'Failed',
    IN_RECEIVING: 'In-Receiving',
    CLOSED: 'Closed',
    PICKING: 'Picking',
    SHIPPED: 'Shipped',
    CANCELED: 'Canceled',
    CANCELED_BY_USER: 'Canceled By User',
  } as Readonly<Record<string, string>>,
}));

const tones: Readonly<Record<string, StatusTone>> = {
  SUBMITTED: 'info',
  RESUBMITTED: 'info',
  OPEN: 'teal',
  FAILED: 'bad',
  IN_RECEIVING: 'warn',
  CLOSED: 'ok',
  PICKING: 'warn',
  SHIPPED: 'ok',
};

const toTitleCase = (code: string) =>
  code
    .toLowerCase()
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/**
 * Returns a status's label and tone. A newer server's unknown status is shown as text with the neutral tone, a missing
 * status as a dash.
 */
export function orderStatusLook(
  status: string | null | undefined,
  { labels }: ReturnType<typeof orderStatusMessages>,
): { label: string; tone: StatusTone } {
  if (!status) return { label: dash, tone: 'neutral' };
  return {
    label: Object.hasOwn(labels, status) ? (labels[status] ?? status) : toTitleCase(status),
    tone: Object.hasOwn(tones, status) ? (tones[status] ?? 'neutral') : 'neutral',
  };
}
