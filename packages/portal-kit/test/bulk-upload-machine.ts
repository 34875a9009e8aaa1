import { PortalError } from '@portal-kit/sdk';
import type { UploadRecord } from '@portal-kit/sdk/imports';
import { vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { createRefusal, type FileReport } from '../src/features/uploads/check/problem';
import {
  type BulkUploadEvent,
  bulkUploadMachine,
  type ChosenFile,
  type FileToSend,
  type SentFile,
} from '../src/features/uploads/upload/bulk-upload.machine';
import { validReport } from './file-report';

export const good: FileReport = validReport(3);
export const someBad: FileReport = { ...good, badRows: 2, heldRows: [2, 3], problemCount: 2 };
export const allBad: FileReport = { ...good, badRows: 3, heldRows: [2, 3, 4], problemCount: 3 };
export const unreadable = createRefusal({ code: 'unreadable' });
export const items = new File(['SKU'], 'items.csv');
export const others = new File(['SKU'], 'others.csv');
export const record = { fileId: 'F-1' } as UploadRecord;
export const lost = new PortalError({ kind: 'network', message: 'Lost' });
export const refusedWith = (status: number) => new PortalError({ kind: 'http', status, message: 'Refused' });

export const chosen = (file: File) => ({ type: 'file.chosen', file }) as const;
export const corrected = (file: File) => ({ type: 'file.corrected', file }) as const;
export const started = { type: 'correction.started' } as const;
export const requested = { type: 'upload.requested' } as const;
export const canceled = { type: 'upload.canceled' } as const;
export const removed = { type: 'file.removed' } as const;
export const restored = { type: 'file.restored' } as const;
export const override = (isOn: boolean) => ({ type: 'override.switched', isOn }) as const;
export const progressed = (progress: number | null) => ({ type: 'upload.progressed', progress }) as const;

export interface UploadScene {
  report?: FileReport | Error;
  /** Results of the upload requests in order; the last one repeats. Default: requests stay pending. */
  responses?: readonly (UploadRecord | null | Error | 'never')[];
}

/** Starts an upload whose checks and requests the test controls. */
export function startUpload({ report = good, responses = ['never'] }: UploadScene = {}) {
  const checked: ChosenFile[] = [];
  const sent: (FileToSend & { signal: AbortSignal })[] = [];
  const notifyAccepted = vi.fn();
  const notifyFailed = vi.fn();
  const actor = createActor(
    bulkUploadMachine.provide({
      actors: {
        check: fromPromise<FileReport, ChosenFile>(async ({ input }) => {
          checked.push(input);
          if (report instanceof Error) throw report;
          return report;
        }),
        send: fromPromise<SentFile, FileToSend>(async ({ input, signal }) => {
          sent.push({ ...input, signal });
          const response = responses[Math.min(sent.length, responses.length) - 1];
          if (response instanceof Error) throw response;
          return response === 'never' || response === undefined
            ? new Promise(() => {})
            : { record: response, rest: input.heldRows.length > 0 ? others : null };
        }),
      },
      actions: {
        notifyAccepted: (_, params) => notifyAccepted(params),
        notifyFailed: (_, params) => notifyFailed(params),
      },
    }),
  ).start();
  const state = () => actor.getSnapshot().value;
  return {
    actor,
    checked,
    sent,
    notifyAccepted,
    notifyFailed,
    state,
    context: () => actor.getSnapshot().context,
    reaches: (value: string) => waitFor(actor, (snapshot) => snapshot.matches(value as never)),
    tell: (...events: BulkUploadEvent[]) => {
      for (const event of events) actor.send(event);
    },
    async chooses(file = items) {
      actor.send(chosen(file));
      await waitFor(actor, (snapshot) => !snapshot.matches('checking'));
    },
  };
}
