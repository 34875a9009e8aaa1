import type { UploadRecord } from '@portal-kit/sdk/imports';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { usePortal } from '../../../domain/portal/portal';
import { usePortalQueryClient } from '../../../kernel/portal/query-client-context';
import { checkFile, hasWarehouses } from '../check/check-file';
import type { FileReport } from '../check/problem';
import { sendUnchangedFile } from '../file/send-unchanged-file';
import type { UploadKind } from '../upload-kinds';
import { bulkUploadMachine, type ChosenFile, type FileToSend } from './bulk-upload.machine';

interface BulkUploadOptions {
  kind: UploadKind;
  onAccepted: (record: UploadRecord | null) => void;
  onFailed: (error: unknown) => void;
}

/** Controller of the upload of one file. Unmounting aborts running work. */
export function useBulkUpload(options: BulkUploadOptions) {
  const { sdk, supplierId, warehouses } = usePortal();
  const queryClient = usePortalQueryClient();
  const askWarehouses = async () => {
    const { supplierQueries } = await import('@portal-kit/sdk/suppliers');
    return (await queryClient.fetchQuery(supplierQueries.details(sdk, { supplierId }))).supplier.warehouses;
  };
  /**
   * Warehouse ids in upper case; `undefined` if the file type has no warehouses or the warehouses cannot be loaded. The
   * server always checks the warehouses.
   */
  const warehouseIds = async () => {
    if (!hasWarehouses(options.kind.file)) return undefined;
    const known = warehouses ?? (await askWarehouses().catch(() => undefined));
    // With a warehouse of unknown id, the check cannot decide which warehouses are wrong.
    if (!known?.every(({ warehouseId }) => warehouseId)) return undefined;
    return known.map(({ warehouseId }) => warehouseId.toUpperCase());
  };
  // A request of the query cache would continue after the signal.
  const storedRecords = async (signal: AbortSignal) => {
    const { loadStoredRecords } = await import('../check/stored-records');
    return loadStoredRecords(options.kind.fileType, (query) => query(sdk, supplierId).queryFn({ signal }));
  };
  const latest = useRef({ ...options, sdk, supplierId, warehouseIds, storedRecords });
  latest.current = { ...options, sdk, supplierId, warehouseIds, storedRecords };
  const machine = useMemo(
    () =>
      bulkUploadMachine.provide({
        actors: {
          check: fromPromise<FileReport, ChosenFile>(({ input, signal }) =>
            checkFile(input.file, latest.current.kind.file, {
              overrideDuplicates: input.overrideDuplicates,
              warehouseIds: latest.current.warehouseIds,
              // The server always decides about stored records.
              storedRecords: (loading) => latest.current.storedRecords(loading).catch(() => undefined),
              signal,
            }),
          ),
          send: fromPromise<UploadRecord | null, FileToSend>(({ input, signal }) => {
            const { kind, sdk: client, supplierId: owner } = latest.current;
            const { file, overrideDuplicates, idempotencyKey, onProgress } = input;
            return sendUnchangedFile(file, () =>
              kind.send(
                client,
                { supplierId: owner, file, overrideDuplicates },
                {
                  signal,
                  idempotencyKey,
                  onProgress: ({ loadedBytes, totalBytes }) =>
                    onProgress(totalBytes ? Math.min(1, loadedBytes / totalBytes) : null),
                },
              ),
            );
          }),
        },
        actions: {
          notifyAccepted: (_, { record }) => latest.current.onAccepted(record),
          notifyFailed: (_, { error }) => latest.current.onFailed(error),
        },
      }),
    [],
  );
  const [state, send] = useMachine(machine);
  const { kind } = options;
  const checkedAs = useRef(kind);
  useEffect(() => {
    if (checkedAs.current === kind) return;
    checkedAs.current = kind;
    send({ type: 'kind.changed' });
  }, [kind, send]);
  return [state, send] as const;
}
