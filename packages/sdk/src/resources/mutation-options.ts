import { isPortalError } from '../client/portal-error';

type Key = readonly unknown[];

/** The part of TanStack's mutation context that a mutation needs; a `QueryClient` fits `client`. */
export interface MutationContext {
  readonly client: { invalidateQueries(filters: { queryKey: Key }): Promise<unknown> };
}

/**
 * Options for `useMutation`. Invalidation happens inside `mutationFn`, so an `onSuccess` of yours comes in addition to
 * it and cannot replace it.
 */
export interface PortalMutation<Variables, Data> {
  readonly mutationKey: Key;
  readonly mutationFn: (variables: Variables, context: MutationContext) => Promise<Data>;
  /** Fails at once when offline, rather than waiting unseen. */
  readonly networkMode: 'always';
  /** Off: the SDK is the one owner of retries. */
  readonly retry: false;
}

/** A refusal of the request itself; after any other failure the server may hold something else than the cache. */
const unchangedStatuses: readonly number[] = [400, 401, 403, 413, 415, 422, 428, 429];

/** What a mutation makes stale: `changed` when it succeeds, `lists` also when the outcome is unknown or another one won. */
interface Stale {
  readonly lists: readonly Key[];
  readonly changed?: readonly Key[];
}

export function portalMutation<Variables, Data>(
  mutationKey: Key,
  mutate: (variables: Variables) => Promise<Data>,
  stale: (variables: Variables) => Stale,
): PortalMutation<Variables, Data> {
  return {
    mutationKey,
    networkMode: 'always',
    retry: false,
    async mutationFn(variables, { client }) {
      const invalidate = (keys: readonly Key[] = []) => {
        // Not awaited: the mutation is done when the server says so, whatever the refetch meets.
        for (const queryKey of keys) client.invalidateQueries({ queryKey }).catch(() => {});
      };
      const { lists, changed } = stale(variables);
      try {
        const data = await mutate(variables);
        invalidate(lists);
        invalidate(changed);
        return data;
      } catch (error) {
        if (!isPortalError(error) || !unchangedStatuses.includes(error.status)) invalidate(lists);
        throw error;
      }
    },
  };
}
