import type { StatusTone } from '@portal-kit/ui/status-dot';
import type { Destination, FeatureId } from 'portal-kit/portal';
import type { Change } from './changes';
import type { NotificationTexts } from './notifications.messages';

/** Returns a change's label, which says what happened, and its tone. */
export function changeLook(
  { source, status }: Change,
  { changes }: NotificationTexts,
): { label: string; tone: StatusTone } {
  if (source !== 'upload')
    return { label: changes[source], tone: source.startsWith('failed') ? 'bad' : 'ok' };
  if (status === 'FAILED') return { label: changes.uploadFailed, tone: 'bad' };
  if (status === 'COMPLETED_WITH_ERRORS') return { label: changes.uploadWithErrors, tone: 'warn' };
  return { label: changes.upload, tone: 'ok' };
}

/** Returns the destination of a change's record, or `undefined` if the user may not open it. */
export function changeDestination(
  { direction, name }: Change,
  can: (feature: FeatureId) => boolean,
): Destination | undefined {
  if (direction === undefined) return { to: 'uploads.list', search: name };
  return can(`${direction}-order-details`) ? { to: `${direction}.details`, orderId: name } : undefined;
}
