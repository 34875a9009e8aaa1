import type { Page, PortalSdk } from '@portal-kit/sdk';
import { formatFilter } from '@portal-kit/sdk/filters';
import { importQueries } from '@portal-kit/sdk/imports';
import { type OrderDirection, type OrderStatus, orderQueries } from '@portal-kit/sdk/orders';
import type { FeatureId } from 'portal-kit/portal';
import {
  type ChangeKind,
  finishedStatuses,
  orderChanges,
  type SourceChanges,
  type SourceName,
  sourceLimit,
  uploadChanges,
} from './changes';

export interface SourceScope {
  sdk: PortalSdk;
  supplierId: string;
}

interface Source {
  name: SourceName;
  kind: ChangeKind;
  /** The feature that the user needs to read the list. */
  feature: FeatureId;
  load: (scope: SourceScope, signal: AbortSignal) => Promise<SourceChanges>;
}

const latest = { limit: sourceLimit, sortDirection: 'DESC' } as const;

const orders = (
  name: SourceName,
  kind: ChangeKind,
  direction: OrderDirection,
  status: OrderStatus,
): Source => ({
  ...{ name, kind, feature: `${direction}-order-list` },
  load: async ({ sdk, supplierId }, signal) => {
    const params = { ...latest, supplierId, direction, filter: formatFilter({ status }) };
    const query = orderQueries.list(sdk, { ...params, sortBy: 'updatedAt' });
    const { rows } = (await query.queryFn({ signal })) as Page<object>;
    return orderChanges(name, direction, status, rows);
  },
});

const sources: readonly Source[] = [
  orders('failed-outbound', 'failed', 'outbound', 'FAILED'),
  orders('failed-inbound', 'failed', 'inbound', 'FAILED'),
  orders('received', 'received', 'inbound', 'CLOSED'),
  orders('shipped', 'shipped', 'outbound', 'SHIPPED'),
  {
    ...{ name: 'upload', kind: 'upload', feature: 'bulk-uploads' },
    load: async ({ sdk, supplierId }, signal) => {
      const filter = formatFilter({ status: finishedStatuses });
      const query = importQueries.list(sdk, { ...latest, supplierId, filter, sortBy: 'completedAt' });
      return uploadChanges((await query.queryFn({ signal })).rows);
    },
  },
];

/** The sources that the user may read. */
export const openSources = (can: (feature: FeatureId) => boolean): readonly Source[] =>
  sources.filter(({ feature }) => can(feature));

/** The result of a check. A source that could not be loaded is missing. */
export interface CheckResult {
  loaded: ReadonlyMap<SourceName, SourceChanges>;
  hasFailed: boolean;
}

/** Loads the latest changes of the sources. A failed source does not affect the others. */
export async function checkSources(
  open: readonly Source[],
  scope: SourceScope,
  signal: AbortSignal,
): Promise<CheckResult> {
  const loaded = new Map<SourceName, SourceChanges>();
  const results = await Promise.allSettled(
    open.map(async ({ name, load }) => loaded.set(name, await load(scope, signal))),
  );
  return { loaded, hasFailed: results.some(({ status }) => status === 'rejected') };
}
