import { newIdempotencyKey } from '@portal-kit/sdk';
import type { UploadRecord } from '@portal-kit/sdk/imports';
import { assign, fromPromise, setup } from 'xstate';
import { isClientError } from '../../../kernel/errors/error-status';
import { type FileReport, refused } from '../check/problem';
import { FileChangedError } from '../file/send-unchanged-file';

/** What is checked, and later sent. */
export interface ChosenFile {
  file: File;
  /** Records with the same key are replaced by the file's rows. */
  overrideDuplicates: boolean;
}

/** What is sent, and under which key: a repeat after a lost answer makes no second record. */
export interface FileToSend extends ChosenFile {
  idempotencyKey: string;
  onProgress: (progress: number | null) => void;
}

/** How the last sending ended, to be told once. */
export interface UploadOutcome {
  fileName: string;
  end: 'accepted' | 'failed' | 'canceled';
}

export interface BulkUploadContext {
  file: File | null;
  overrideDuplicates: boolean;
  report: FileReport | null;
  /** From 0 to 1; `null` while nothing is known. */
  progress: number | null;
  idempotencyKey: string;
  error: unknown;
  outcome: UploadOutcome | null;
}

export type BulkUploadEvent =
  | { type: 'file.chosen'; file: File }
  | { type: 'file.removed' }
  /** The file is to be of another kind than it was checked as. */
  | { type: 'kind.changed' }
  | { type: 'override.switched'; isOn: boolean }
  | { type: 'upload.requested' }
  | { type: 'upload.progressed'; progress: number | null }
  | { type: 'upload.canceled' };

const notProvided = (actor: string) => async () => {
  throw new Error(`portal-kit: the bulk upload machine was started without its ${actor} actor.`);
};

/**
 * A file on its way to the server: idle → checking → ready or refused → sending → accepted, or failed and sent again,
 * under the same key unless the server has refused it. Only a file that was checked can be sent, and one that has changed since is refused. Source: specification, sections 2 and 7 (imports).
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
    isFileGone: (_, { error }: { error: unknown }) => error instanceof FileChangedError,
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
    startAnew: assign({ report: null, error: undefined, idempotencyKey: newIdempotencyKey, outcome: null }),
    keepOverride: assign((_, { isOn }: { isOn: boolean }) => ({
      overrideDuplicates: isOn,
      idempotencyKey: newIdempotencyKey(),
    })),
    keepReport: assign({ report: (_, { report }: { report: FileReport }) => report }),
    keepUnreadable: assign({ report: refused({ code: 'unreadable' }) }),
    keepProgress: assign({ progress: (_, { progress }: { progress: number | null }) => progress }),
    keepError: assign({ error: (_, { error }: { error: unknown }) => error }),
    // An answered request is over; only one without an answer may be repeated under the same key.
    retireKey: assign({
      idempotencyKey: ({ context }, { error }: { error: unknown }) =>
        isClientError(error) ? newIdempotencyKey() : context.idempotencyKey,
    }),
    forgetError: assign({ error: undefined, progress: null, outcome: null }),
    keepOutcome: assign({
      outcome: ({ context }, { end }: Pick<UploadOutcome, 'end'>) => ({
        fileName: context.file?.name ?? '',
        end,
      }),
    }),
    forgetOutcome: assign({ outcome: null }),
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
    'kind.changed': { guard: 'hasFile', target: '.checking', actions: 'startAnew' },
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
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
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
            guard: { type: 'isFileGone', params: ({ event }) => ({ error: event.error }) },
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
          actions: { type: 'keepOutcome', params: { end: 'canceled' } },
        },
        // What is on its way is not changed.
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
