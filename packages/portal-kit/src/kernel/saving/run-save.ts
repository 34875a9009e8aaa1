import type { QueryClient } from '@tanstack/react-query';

/** Metadata of a save in the mutation cache. */
export interface SaveMeta extends Record<string, unknown> {
  upload: RunningUpload;
}

/** A file that is being uploaded. */
export interface RunningUpload {
  fileName: string;
  /** Aborts the upload. */
  cancel: () => void;
}

/** Runs a save of one or more requests, which the query client counts as one running mutation. Settles like `save`. */
export async function runSave<Result>(
  queryClient: QueryClient,
  save: () => Promise<Result>,
  meta?: SaveMeta,
): Promise<Result> {
  const cache = queryClient.getMutationCache();
  // The mutation has no timer, because a timer would outlive the cache.
  const options = { mutationFn: save, gcTime: Number.POSITIVE_INFINITY, ...(meta && { meta }) };
  const mutation = cache.build(queryClient, options);
  try {
    return await mutation.execute(undefined);
  } finally {
    cache.remove(mutation);
  }
}
