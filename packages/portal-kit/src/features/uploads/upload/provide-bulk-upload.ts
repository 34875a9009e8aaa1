import { isPortalError, type PortalSdk } from '@portal-kit/sdk';
import type { UploadRecord } from '@portal-kit/sdk/imports';
import { supplierQueries } from '@portal-kit/sdk/suppliers';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Portal } from '../../../domain/provider/portal';
import type { RunUpload } from '../../../kernel/saving/running-uploads';
import { checkFile, hasWarehouses } from '../check/check-file';
import type { FileReport } from '../check/problem';
import type { StoredRecords } from '../check/row-rules';
import { loadStoredRecords } from '../check/stored-records';
import type { ImportTable } from '../corrections/table/import-table';
import { splitTable } from '../corrections/table/split-table';
import { sendUnchangedFile } from '../file/send-unchanged-file';
import type { UploadKind } from '../upload-kinds';
import { runInWorker } from '../worker/run-in-worker';
import { bulkUploadMachine, type ChosenFile, type FileToSend, type SentFile } from './bulk-upload.machine';

export interface BulkUploadEffects {
  kind: UploadKind;
  sdk: PortalSdk;
  supplierId: string;
  queryClient: QueryClient;
  /** Runs the upload as a mutation of the query client. */
  runUpload: RunUpload<UploadRecord | null>;
  /** The sign that groups thousands in the user's region. */
  groupSign: string;
  /** The supplier's warehouses, if the host knows them. */
  warehouses: Portal['warehouses'];
  onAccepted: (record: UploadRecord | null) => void;
  onFailed: (error: unknown) => void;
  /** Called instead of `onFailed` if the widget was removed during the upload. */
  onFailedAfterRemoval: (error: unknown, fileName: string) => void;
}

/** The effects of the widget's latest render. */
interface BulkUploadEffectsRef {
  readonly current: BulkUploadEffects;
}

const isAborted = (error: unknown) => isPortalError(error) && error.kind === 'aborted';

/**
 * Loads the warehouse IDs in uppercase. Returns `undefined` if the file type has no warehouses or they can't be loaded.
 * The server always checks the warehouses.
 */
async function loadWarehouseIds(effects: BulkUploadEffects): Promise<readonly string[] | undefined> {
  const { kind, sdk, supplierId, queryClient, warehouses } = effects;
  if (!hasWarehouses(kind.file)) return undefined;
  const load = async () =>
    (await queryClient.fetchQuery(supplierQueries.details(sdk, { supplierId }))).supplier.warehouses;
  const known = warehouses ?? (await load().catch(() => undefined));
  // With a warehouse of unknown id, the check cannot decide which warehouses are wrong.
  if (!known?.every(({ warehouseId }) => warehouseId)) return undefined;
  return known.map(({ warehouseId }) => warehouseId.toUpperCase());
}

const loadRecords = ({ kind, sdk, supplierId }: BulkUploadEffects, signal: AbortSignal) =>
  // A request of the query cache would continue after the signal.
  loadStoredRecords(kind.fileType, (query) => query(sdk, supplierId).queryFn({ signal }));

/**
 * Creates the machine of one widget with its effects. `effects.current` is read when an effect runs. Stopping the
 * machine aborts a check, but not an upload: its outcome is passed to `onAccepted` or `onFailedAfterRemoval`.
 */
export function provideBulkUpload(effects: BulkUploadEffectsRef) {
  /** The stored records of the last check. A check after a correction uses them again. */
  let stored: { kind: UploadKind; records: StoredRecords } | undefined;

  async function storedRecords({ isCorrected }: ChosenFile, loading: AbortSignal) {
    const { kind } = effects.current;
    if (isCorrected && stored?.kind === kind) return stored.records;
    stored = undefined;
    const records = await loadRecords(effects.current, loading);
    stored = { kind, records };
    return records;
  }

  /** Aborts the last upload. */
  let abort = () => {};

  /** Sends a file. `removal` aborts when the user cancels the upload and when the widget is removed or hidden. */
  async function sendFile(upload: FileToSend, removal: AbortSignal): Promise<SentFile> {
    const { kind, sdk, supplierId, groupSign, runUpload } = effects.current;
    const { file, heldRows, readingChoices, isConverted, overrideDuplicates, idempotencyKey, onProgress } =
      upload;
    const controller = new AbortController();
    const { signal } = controller;
    abort = () => controller.abort();
    let rest: File | null = null;
    const send = async () => {
      let sent = file;
      if (heldRows.length > 0 || isConverted) {
        const options = { file: kind.file, choices: readingChoices, groupSign };
        const table = await runInWorker<ImportTable>(
          { task: 'read', bytes: await file.arrayBuffer(), ...options },
          signal,
        );
        ({ sent, rest } = splitTable(file.name, table, heldRows));
      }
      return kind.send(
        sdk,
        { supplierId, file: sent, overrideDuplicates },
        {
          signal,
          idempotencyKey,
          onProgress: ({ loadedBytes, totalBytes }) => {
            if (!removal.aborted) onProgress(totalBytes ? Math.min(1, loadedBytes / totalBytes) : null);
          },
        },
      );
    };
    const isRemoved = () => removal.aborted && !signal.aborted;
    try {
      const record = await runUpload({
        fileName: file.name,
        cancel: abort,
        send: () => sendUnchangedFile(file, send),
      });
      if (isRemoved()) effects.current.onAccepted(record);
      // The import changes the stored records.
      stored = undefined;
      return { record, rest };
    } catch (error) {
      if (isRemoved()) effects.current.onFailedAfterRemoval(error, file.name);
      throw error;
    }
  }

  return bulkUploadMachine.provide({
    actors: {
      check: fromPromise<FileReport, ChosenFile>(({ input, signal }) =>
        checkFile(input.file, effects.current.kind.file, {
          overrideDuplicates: input.overrideDuplicates,
          choices: input.readingChoices,
          groupSign: effects.current.groupSign,
          warehouseIds: () => loadWarehouseIds(effects.current),
          // The server always decides about stored records.
          storedRecords: (loading) => storedRecords(input, loading).catch(() => undefined),
          signal,
        }),
      ),
      send: fromPromise<SentFile, FileToSend>(({ input, signal }) => sendFile(input, signal)),
    },
    actions: {
      abortUpload: () => abort(),
      notifyAccepted: (_, { record }) => effects.current.onAccepted(record),
      notifyFailed: (_, { error }) => {
        if (!isAborted(error)) effects.current.onFailed(error);
      },
    },
  });
}
