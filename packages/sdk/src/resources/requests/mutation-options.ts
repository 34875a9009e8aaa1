import { isPortalError } from '../../client/portal-error';

type Key = readonly unknown[];

/** The part of TanStack's mutation context that a mutation reads. `client` may be a `QueryClient`. */
export interface MutationContext {
  readonly client: { invalidateQueries(filters: { queryKey: Key }): Promise<unknown> };
}

/**
 * Options for `useMutation`. `mutationFn` invalidates the affected queries, so that an `onSuccess` callback cannot
 * replace the invalidation.
 */
export interface PortalMutation<Variables, Data> {
  readonly mutationKey: Key;
  readonly mutationFn: (variables: Variables, context: MutationContext) => Promise<Data>;
  /** The mutation fails immediately when offline instead of waiting for the network. */
  readonly networkMode: 'always';
  /** Disabled, because the SDK repeats calls. */
  readonly retry: false;
}

/** Statuses that leave the server's data unchanged. After any other failure the cache may differ from the server. */
const unchangedStatuses: readonly number[] = [400, 401, 403, 413, 415, 422, 428, 429];

/**
 * Queries to invalidate: `changed` after a success, and `lists` also after a failure that may have changed the server's
 * data.
 */
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
        // Does not wait for the refetch, because a failed refetch must not fail the mutation.
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
