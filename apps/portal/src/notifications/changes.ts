import type { UploadRecord } from '@portal-kit/sdk/imports';
import type { OrderDirection, OrderSummary } from '@portal-kit/sdk/orders';

/** Kinds of changes that a user can follow. */
export const changeKinds = ['failed', 'received', 'shipped', 'upload'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A list of the server that contains changes of one kind. */
export type SourceName = 'failed-inbound' | 'failed-outbound' | 'received' | 'shipped' | 'upload';

/** A record that reached a status that the user follows. */
export interface Change {
  source: SourceName;
  kind: ChangeKind;
  /** Record and time of the change. A later edit of the record is also another change, like a record that fails again. */
  key: string;
  direction?: OrderDirection;
  /** Order ID or file name. */
  name: string;
  /** PO number and customer or warehouse of an order. */
  about: string;
  status: string;
  /** Time of the change by the server's clock. */
  at: string;
}

/** The latest changes of a source. */
export interface SourceChanges {
  source: SourceName;
  changes: readonly Change[];
  /** Whether the source has no older changes. */
  isWhole: boolean;
}

/** What the user has seen of a source. Contains only values of the server, because the clocks of devices differ. */
export interface Mark {
  /** Changes up to this time are seen, in milliseconds since 1970. */
  floorMs: number;
  /** Keys of seen changes after this time. */
  seen: readonly string[];
}

/** Number of rows that a check requests from a source. */
export const sourceLimit = 20;
const seenMax = 100;

type Row = Partial<OrderSummary<'inbound'>> & Partial<OrderSummary<'outbound'>>;

function collectChanges<Value>(
  source: SourceName,
  rows: readonly Value[],
  map: (row: Value) => Change | undefined,
): SourceChanges {
  const changes = rows.flatMap((row) => map(row) ?? []);
  // A repeated row is one change.
  const unique = [...new Map(changes.map((change) => [change.key, change])).values()];
  return {
    source,
    changes: unique.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)),
    isWhole: rows.length < sourceLimit,
  };
}

const isTime = (at: string | null | undefined): at is string => !Number.isNaN(Date.parse(at ?? ''));

/** Returns the changes in a page of orders. Leaves out incomplete rows and other statuses. */
export const orderChanges = (
  source: SourceName,
  direction: OrderDirection,
  expected: string,
  rows: readonly Row[],
): SourceChanges =>
  collectChanges(
    source,
    rows,
    ({ orderId, status, updatedAt, poNumber, customerName, warehouseName, warehouseId }) => {
      if (!orderId || status !== expected || !isTime(updatedAt)) return undefined;
      const kind = source === 'received' || source === 'shipped' ? source : 'failed';
      const about = [poNumber, customerName || warehouseName || warehouseId].filter(Boolean).join(' · ');
      return {
        ...{ source, kind, direction, name: orderId, about, status, at: updatedAt },
        key: `${source} ${orderId} ${updatedAt}`,
      };
    },
  );

export const finishedStatuses = ['COMPLETED', 'COMPLETED_WITH_ERRORS', 'FAILED'] as const;
const isFinished = (status: string | undefined) => finishedStatuses.some((one) => one === status);

/** Returns the changes in a page of uploads. Leaves out incomplete rows and running uploads. */
export const uploadChanges = (rows: readonly Partial<UploadRecord>[]): SourceChanges =>
  collectChanges('upload', rows, ({ fileId, fileName, status, completedAt }) => {
    if (!fileId || !fileName || !status || !isFinished(status) || !isTime(completedAt)) return undefined;
    return {
      ...{ source: 'upload', kind: 'upload', name: fileName, about: '', status, at: completedAt },
      key: `upload ${fileId} ${completedAt}`,
    };
  });

/** Marks all changes of a source as seen. A page without any valid row has no mark, because older changes are unknown. */
export function createMark({ changes, isWhole }: SourceChanges): Mark | undefined {
  const oldest = changes.at(-1);
  if (!oldest && !isWhole) return undefined;
  return {
    floorMs: isWhole || !oldest ? 0 : Date.parse(oldest.at),
    seen: changes.map(({ key }) => key),
  };
}

/** Marks one change as seen. */
export const withSeen = ({ floorMs, seen }: Mark, key: string): Mark => ({
  floorMs,
  seen: [...new Set([key, ...seen])].slice(0, seenMax),
});

/**
 * Returns whether the user hasn't seen a change. If the source has no mark, this is the first visit, and everything
 * counts as seen.
 */
export const isUnread = ({ at, key }: Change, mark: Mark | undefined): boolean =>
  mark !== undefined && Date.parse(at) > mark.floorMs && !mark.seen.includes(key);
