import { type QueryClient, useMutation } from '@tanstack/react-query';
import { usePortalQueryClient } from '../queries/query-client-context';

/** A file that is being uploaded. */
export interface RunningUpload {
  fileName: string;
  /** Aborts the upload. */
  cancel: () => void;
}

interface Upload<Result> extends RunningUpload {
  send: () => Promise<Result>;
}

/** Sends a file. Settles like `send`. */
export type RunUpload<Result> = (upload: Upload<Result>) => Promise<Result>;

const uploadKey = ['portal-kit', 'upload'];

/** Returns a function that sends a file; {@link runningUploads} lists the file until the upload ends. */
export function useRunUpload<Result>(): RunUpload<Result> {
  const upload = { mutationKey: uploadKey, mutationFn: ({ send }: Upload<Result>) => send(), gcTime: 1_000 };
  return useMutation(upload, usePortalQueryClient()).mutateAsync;
}

/**
 * Lists the file uploads that are running with this query client, even if their widget has been removed. Use them to
 * warn the user before the page closes, and to cancel them when the user signs out.
 *
 * @example
 * ```ts
 * import { createPortalQueryClient, runningUploads } from 'portal-kit/portal';
 *
 * const queryClient = createPortalQueryClient();
 *
 * export function cancelUploads(): void {
 *   for (const upload of runningUploads(queryClient)) upload.cancel();
 * }
 * ```
 */
export function runningUploads(queryClient: QueryClient): readonly RunningUpload[] {
  return queryClient
    .getMutationCache()
    .findAll({ status: 'pending', mutationKey: uploadKey })
    .map(({ state }) => state.variables as RunningUpload);
}
