import { isPortalError } from '../../client/portal-error';

type Key = readonly unknown[];

/** The part of TanStack's mutation context that a mutation reads. `client` may be a `QueryClient`. */
export interface MutationContext {
  readonly client: { invalidateQueries(filters: { queryKey: Key }): Promise<unknown> };
}

/**
 * Options for `useMutation`. `mutationFn` invalidates the affected queries itself, so an `onSuccess` callback cannot
 * replace the invalidation.
 */
export interface PortalMutation<Variables, Data> {
  readonly mutationKey: Key;
  readonly mutationFn: (variables: Variables, context: MutationContext) => Promise<Data>;
  /** Fails immediately when offline instead of waiting. */
  readonly networkMode: 'always';
  /** Disabled, since the SDK repeats calls itself. */
  readonly retry: false;
}

/** Statuses that leave the server's data unchanged. After any other failure the cache may differ from the server. */
const unchangedStatuses: readonly number[] = [400, 401, 403, 413, 415, 422, 428, 429];

/** Queries to invalidate: `changed` after success, `lists` also after a conflict or an unknown outcome. */
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
        // Not awaited: a failing refetch must not fail the mutation.
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
