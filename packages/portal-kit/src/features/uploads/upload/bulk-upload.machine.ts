import { isFinalResponse, newIdempotencyKey } from '@portal-kit/sdk';
import type { UploadRecord } from '@portal-kit/sdk/imports';
import { assign, fromPromise, setup } from 'xstate';
import { type FileReport, refused } from '../check/problem';
import { FileChangedError } from '../file/send-unchanged-file';

/** Input of a check. */
export interface ChosenFile {
  file: File;
  /** Whether the rows replace stored records with the same key. */
  overrideDuplicates: boolean;
}

/**
 * A file with its idempotency key. When a request had no response, the next attempt uses the same key, so that the
 * server creates no second upload.
 */
export interface FileToSend extends ChosenFile {
  idempotencyKey: string;
  onProgress: (progress: number | null) => void;
}

/** Result of the last upload, reported once. */
export interface UploadOutcome {
  fileName: string;
  end: 'accepted' | 'failed' | 'canceled';
}

export interface BulkUploadContext {
  file: File | null;
  overrideDuplicates: boolean;
  report: FileReport | null;
  /** Progress from 0 to 1; `null` while unknown. */
  progress: number | null;
  idempotencyKey: string;
  error: unknown;
  outcome: UploadOutcome | null;
}

export type BulkUploadEvent =
  | { type: 'file.chosen'; file: File }
  | { type: 'file.removed' }
  /** The user chose another file type. */
  | { type: 'kind.changed' }
  | { type: 'override.switched'; isOn: boolean }
  | { type: 'upload.requested' }
  | { type: 'upload.progressed'; progress: number | null }
  | { type: 'upload.canceled' };

const notProvided = (actor: string) => async () => {
  throw new Error(`portal-kit: the bulk upload machine was started without its ${actor} actor.`);
};

/**
 * Upload of one file: idle → checking → ready or refused → sending → accepted or failed. A failed upload can be
 * repeated, with the same idempotency key unless the server responded. Only a checked file can be sent. A file that has
 * changed after the check is rejected. Source: specification, sections 2 and 7 (imports).
 */
export const bulkUploadMachine = setup({
  types: { context: {} as BulkUploadContext, events: {} as BulkUploadEvent },
  actors: {
    check: fromPromise<FileReport, ChosenFile>(notProvided('check')),
    send: fromPromise<UploadRecord | null, FileToSend>(notProvided('send')),
  },
  guards: {
    canBeSent: (_, { report }: { report: FileReport }) =>
      report.fileProblem === null && report.badRows < report.rows,
    hasFile: ({ context }) => context.file !== null,
    isFileChanged: (_, { error }: { error: unknown }) => error instanceof FileChangedError,
  },
  actions: {
    keepFile: assign((_, { file }: { file: File }) => ({
      file,
      report: null,
      error: undefined,
      progress: null,
      idempotencyKey: newIdempotencyKey(),
      outcome: null,
    })),
    forgetFile: assign({ file: null, report: null, error: undefined, progress: null }),
    resetUpload: assign({ report: null, error: undefined, idempotencyKey: newIdempotencyKey, outcome: null }),
    keepOverride: assign((_, { isOn }: { isOn: boolean }) => ({
      overrideDuplicates: isOn,
      idempotencyKey: newIdempotencyKey(),
    })),
    keepReport: assign({ report: (_, { report }: { report: FileReport }) => report }),
    keepUnreadable: assign({ report: refused({ code: 'unreadable' }) }),
    keepProgress: assign({ progress: (_, { progress }: { progress: number | null }) => progress }),
    keepError: assign({ error: (_, { error }: { error: unknown }) => error }),
    // A request without a final response is repeated with the same key.
    retireKey: assign({
      idempotencyKey: ({ context }, { error }: { error: unknown }) =>
        isFinalResponse(error) ? newIdempotencyKey() : context.idempotencyKey,
    }),
    forgetError: assign({ error: undefined, progress: null, outcome: null }),
    keepOutcome: assign({
      outcome: ({ context }, { end }: Pick<UploadOutcome, 'end'>) => ({
        fileName: context.file?.name ?? '',
        end,
      }),
    }),
    forgetOutcome: assign({ outcome: null }),
    abortUpload: () => {},
    notifyAccepted: (_, _params: { record: UploadRecord | null }) => {},
    notifyFailed: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'bulkUpload',
  context: {
    file: null,
    overrideDuplicates: false,
    report: null,
    progress: null,
    idempotencyKey: '',
    error: undefined,
    outcome: null,
  },
  initial: 'idle',
  on: {
    'file.chosen': {
      target: '.checking',
      actions: { type: 'keepFile', params: ({ event }) => ({ file: event.file }) },
    },
    'file.removed': { target: '.idle', actions: ['forgetFile', 'forgetOutcome'] },
    'kind.changed': { guard: 'hasFile', target: '.checking', actions: 'resetUpload' },
    'override.switched': [
      {
        guard: 'hasFile',
        target: '.checking',
        actions: { type: 'keepOverride', params: ({ event }) => ({ isOn: event.isOn }) },
      },
      { actions: { type: 'keepOverride', params: ({ event }) => ({ isOn: event.isOn }) } },
    ],
  },
  states: {
    idle: {},
    checking: {
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => ({
          file: context.file as File,
          overrideDuplicates: context.overrideDuplicates,
        }),
        onDone: [
          {
            guard: { type: 'canBeSent', params: ({ event }) => ({ report: event.output }) },
            target: 'ready',
            actions: { type: 'keepReport', params: ({ event }) => ({ report: event.output }) },
          },
          {
            target: 'refused',
            actions: { type: 'keepReport', params: ({ event }) => ({ report: event.output }) },
          },
        ],
        onError: {
          target: 'refused',
          actions: [
            { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            { type: 'notifyFailed', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    refused: {},
    ready: { on: { 'upload.requested': 'sending' } },
    sending: {
      entry: 'forgetError',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context, self }) => ({
          file: context.file as File,
          overrideDuplicates: context.overrideDuplicates,
          idempotencyKey: context.idempotencyKey,
          onProgress: (progress) => self.send({ type: 'upload.progressed', progress }),
        }),
        onDone: {
          target: 'accepted',
          actions: [
            { type: 'keepOutcome', params: { end: 'accepted' } },
            { type: 'notifyAccepted', params: ({ event }) => ({ record: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isFileChanged', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: 'keepUnreadable',
          },
          {
            target: 'failed',
            actions: [
              { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              { type: 'keepOutcome', params: { end: 'failed' } },
              { type: 'retireKey', params: ({ event }) => ({ error: event.error }) },
              { type: 'notifyFailed', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
      on: {
        'upload.progressed': {
          actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.progress }) },
        },
        'upload.canceled': {
          target: 'ready',
          actions: ['abortUpload', { type: 'keepOutcome', params: { end: 'canceled' } }],
        },
        // Ignored while a file is being sent.
        'file.chosen': {},
        'file.removed': {},
        'kind.changed': {},
        'override.switched': {},
      },
    },
    failed: { on: { 'upload.requested': 'sending' } },
    accepted: { entry: 'forgetFile' },
  },
});
