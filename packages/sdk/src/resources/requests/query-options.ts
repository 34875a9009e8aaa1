import type { DataTag } from '@tanstack/query-core';
import type { CallOptions } from '../../client/call';

/** Cache time of queries. Source: specification, section 9. */
const GC_TIME_MS = 60_000;

/** Options of the call. TanStack Query passes its context, of which only `signal` is used. */
export type QueryContext = Pick<CallOptions, 'signal' | 'timeoutMs' | 'headers'>;

/** Options for `useQuery`, `fetchQuery` and similar functions, which infer the data type from the options. */
export interface PortalQuery<Data, Key extends readonly unknown[] = readonly unknown[]> {
  readonly queryKey: DataTag<Key, Data>;
  readonly queryFn: (context: QueryContext) => Promise<Data>;
  /** Time that unused data stays in the cache, in milliseconds. */
  readonly gcTime: number;
  /** Disabled, because the SDK repeats calls. */
  readonly retry: false;
}

/** Builds query options. `queryFn` passes on only the options of the call, because TanStack's context has other fields. */
export function portalQuery<Data, const Key extends readonly unknown[]>(
  queryKey: Key,
  queryFn: (context: QueryContext) => Promise<Data>,
): PortalQuery<Data, Key> {
  return {
    queryKey: queryKey as DataTag<Key, Data>,
    queryFn: ({ signal, timeoutMs, headers }) => queryFn({ signal, timeoutMs, headers }),
    gcTime: GC_TIME_MS,
    retry: false,
  };
}

/** Builds `['portal', supplierId, resource]`; the id is null for data that does not belong to a supplier. */
export function resourceKey<const Resource extends string>(supplierId: string | null, resource: Resource) {
  return ['portal', supplierId, resource] as const;
}
