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

/**
 * Runs a save of several requests, which the query client counts as one running mutation. Settles like `save`. The
 * requests report their own errors.
 */
export async function runSave<Result>(
  queryClient: QueryClient,
  save: () => Promise<Result>,
  meta?: SaveMeta,
): Promise<Result> {
  let result = undefined as unknown as Promise<Result>;
  const mutationFn = async () => {
    result = save();
    await result.catch(() => {});
  };
  const cache = queryClient.getMutationCache();
  // Removed at once, because its timer would outlive the cache.
  const options = { mutationFn, gcTime: Number.POSITIVE_INFINITY, ...(meta && { meta }) };
  const mutation = cache.build(queryClient, options);
  await mutation.execute(undefined);
  cache.remove(mutation);
  return result;
}
