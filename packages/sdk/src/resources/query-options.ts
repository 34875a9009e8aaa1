import type { DataTag } from '@tanstack/query-core';

/** Query cache time of the specification, section 9. */
const GC_TIME_MS = 60_000;

/** What a query function reads of its context; call it with `{}` outside TanStack Query. */
export interface QueryContext {
  /** Aborts the call: it rejects with kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
}

/** Options for `useQuery`, `fetchQuery` and the rest; the data type is inferred from them. */
export interface PortalQuery<Data, Key extends readonly unknown[] = readonly unknown[]> {
  readonly queryKey: DataTag<Key, Data>;
  readonly queryFn: (context: QueryContext) => Promise<Data>;
  /** How long an answer that nobody shows is kept. Milliseconds. */
  readonly gcTime: number;
  /** Off: the SDK is the one owner of retries. */
  readonly retry: false;
}

export function portalQuery<Data, const Key extends readonly unknown[]>(
  queryKey: Key,
  queryFn: (context: QueryContext) => Promise<Data>,
): PortalQuery<Data, Key> {
  return { queryKey: queryKey as DataTag<Key, Data>, queryFn, gcTime: GC_TIME_MS, retry: false };
}

/** Keys start with the supplier, or with null for what belongs to no supplier. */
export function resourceKey<const Resource extends string>(supplierId: string | null, resource: Resource) {
  return ['portal', supplierId, resource] as const;
}
