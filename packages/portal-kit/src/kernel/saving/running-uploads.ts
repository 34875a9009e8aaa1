import type { QueryClient } from '@tanstack/react-query';
import type { RunningUpload, SaveMeta } from './run-save';

/**
 * The file uploads that are running with this query client, also when their widget has been removed. Use them to warn
 * the user before the page closes, and to cancel them when the user signs out.
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
    .findAll({ status: 'pending' })
    .flatMap(({ meta }) => (meta as Partial<SaveMeta> | undefined)?.upload ?? []);
}
