import type { DataTag } from '@tanstack/query-core';

/** Cache time of queries. Source: specification, section 9. */
const GC_TIME_MS = 60_000;

/** The part of TanStack's query context that a query function reads. Pass `{}` outside TanStack Query. */
export interface QueryContext {
  /** Aborts the call, which then rejects with kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
}

/** Options for `useQuery`, `fetchQuery` and similar functions, which infer the data type from the options. */
export interface PortalQuery<Data, Key extends readonly unknown[] = readonly unknown[]> {
  readonly queryKey: DataTag<Key, Data>;
  readonly queryFn: (context: QueryContext) => Promise<Data>;
  /** Time that unused data stays in the cache, in milliseconds. */
  readonly gcTime: number;
  /** Disabled, because the SDK repeats calls. */
  readonly retry: false;
}

/** Builds query options. `queryFn` receives only the signal of the context, so that the context can be its call options. */
export function portalQuery<Data, const Key extends readonly unknown[]>(
  queryKey: Key,
  queryFn: (context: QueryContext) => Promise<Data>,
): PortalQuery<Data, Key> {
  return {
    queryKey: queryKey as DataTag<Key, Data>,
    queryFn: ({ signal }) => queryFn({ signal }),
    gcTime: GC_TIME_MS,
    retry: false,
  };
}

/** Keys start with the supplier id, or with null for data that does not belong to a supplier. */
export function resourceKey<const Resource extends string>(supplierId: string | null, resource: Resource) {
  return ['portal', supplierId, resource] as const;
}
