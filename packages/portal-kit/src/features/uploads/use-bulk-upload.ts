import type { UploadRecord } from '@portal-kit/sdk/imports';
import { useMachine } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { usePortal } from '../../kernel/portal/portal-context';
import { bulkUploadMachine, type ChosenFile, type FileToSend } from './bulk-upload.machine';
import { checkFile } from './check/check-file';
import type { FileReport } from './check/problem';
import { sendReadable } from './check/still-readable';
import type { UploadKind } from './upload-kinds';

interface BulkUploadOptions {
  kind: UploadKind;
  onAccepted: (record: UploadRecord | null) => void;
  onFailed: (error: unknown) => void;
}

/** The upload of one file; leaving the widget stops whatever is on its way. */
export function useBulkUpload(options: BulkUploadOptions) {
  const { sdk, supplierId } = usePortal();
  const latest = useRef({ ...options, sdk, supplierId });
  latest.current = { ...options, sdk, supplierId };
  const machine = useMemo(
    () =>
      bulkUploadMachine.provide({
        actors: {
          check: fromPromise<FileReport, ChosenFile>(({ input, signal }) =>
            checkFile(input.file, latest.current.kind.file, {
              overrideDuplicates: input.overrideDuplicates,
              signal,
            }),
          ),
          send: fromPromise<UploadRecord | null, FileToSend>(({ input, signal }) => {
            const { kind, sdk: client, supplierId: owner } = latest.current;
            const { file, overrideDuplicates, idempotencyKey, onProgress } = input;
            return sendReadable(file, () =>
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
          tellAccepted: (_, { record }) => latest.current.onAccepted(record),
          tellFailed: (_, { error }) => latest.current.onFailed(error),
        },
      }),
    [],
  );
  return useMachine(machine);
}
