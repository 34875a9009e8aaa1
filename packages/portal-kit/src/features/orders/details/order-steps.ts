import type { Order } from '@portal-kit/sdk/orders';

interface Moment {
  at: string | null | undefined;
  by: string | null | undefined;
  source?: string | null | undefined;
  reason?: string | null | undefined;
}

/** One step of an order's activity: a new status, an attached document, or a change without a new status. */
export type OrderStep = Moment &
  (
    | { kind: 'status'; status: string | null | undefined }
    | { kind: 'document'; fileName: string | null | undefined }
    | { kind: 'change' }
  );

const getTimeMs = ({ at }: Moment) => Date.parse(at ?? '');

/** Lists an order's activity, newest first. The steps of a status history are in the server's order. */
export function listOrderSteps({ statusHistory, attachments, updatedAt, updatedBy }: Order): OrderStep[] {
  const statuses = (statusHistory ?? [])
    .map(
      ({ status, at, by, source, reason }): OrderStep => ({ kind: 'status', status, at, by, source, reason }),
    )
    .toReversed();
  const documents = (attachments ?? []).map(
    ({ fileName, uploadedAt, uploadedBy }): OrderStep => ({
      kind: 'document',
      fileName,
      at: uploadedAt,
      by: uploadedBy,
    }),
  );
  const known = [...statuses, ...documents];
  const change: OrderStep = { kind: 'change', at: updatedAt, by: updatedBy };
  // A new status and a new document also change the order.
  const isLater = known.every((step) => getTimeMs(change) > getTimeMs(step));
  const steps = isLater && known.length > 0 ? [change, ...known] : known;
  // A step without a valid time keeps its place.
  return steps.toSorted((a, b) => getTimeMs(b) - getTimeMs(a) || 0);
}
