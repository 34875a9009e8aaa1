import type { Page, PortalQuery, PortalSdk } from '@portal-kit/sdk';
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

export interface Source {
  name: SourceName;
  kind: ChangeKind;
  /** The feature that the user needs to read the list. */
  feature: FeatureId;
  query: (sdk: PortalSdk, supplierId: string) => PortalQuery<Page<object>>;
  select: (page: Page<object>) => SourceChanges;
}

const latest = { limit: sourceLimit, sortDirection: 'DESC' } as const;

const orders = (
  name: SourceName,
  kind: ChangeKind,
  direction: OrderDirection,
  status: OrderStatus,
): Source => ({
  ...{ name, kind, feature: `${direction}-order-list` },
  query: (sdk, supplierId) => {
    const filter = formatFilter({ status });
    return orderQueries.list(sdk, { ...latest, supplierId, direction, filter, sortBy: 'updatedAt' });
  },
  select: ({ rows }) => orderChanges(name, direction, status, rows),
});

/** The lists that contain changes. */
export const changeSources: readonly Source[] = [
  orders('failed-outbound', 'failed', 'outbound', 'FAILED'),
  orders('failed-inbound', 'failed', 'inbound', 'FAILED'),
  orders('received', 'received', 'inbound', 'CLOSED'),
  orders('shipped', 'shipped', 'outbound', 'SHIPPED'),
  {
    ...{ name: 'upload', kind: 'upload', feature: 'bulk-uploads' },
    query: (sdk, supplierId) => {
      const filter = formatFilter({ status: finishedStatuses });
      return importQueries.list(sdk, { ...latest, supplierId, filter, sortBy: 'completedAt' });
    },
    select: ({ rows }) => uploadChanges(rows),
  },
];
