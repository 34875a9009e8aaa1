import { isFinalResponse, newIdempotencyKey } from '@portal-kit/sdk';
import type { UploadRecord } from '@portal-kit/sdk/imports';
import { assign, fromPromise, setup } from 'xstate';
import { countStoredRows, createRefusal, type FileReport } from '../check/problem';
import type { ReadingChoices } from '../file/read-table';
import { FileChangedError } from '../file/send-unchanged-file';

/** Input of a check. */
export interface ChosenFile {
  file: File;
  /** Whether the user corrected the rows of a file that was checked before. */
  isCorrected: boolean;
  /** Whether the rows replace stored records with the same key. */
  overrideDuplicates: boolean;
  readingChoices: ReadingChoices;
}

/**
 * A file with its idempotency key. When a request had no response, the next attempt uses the same key, so that the
 * server creates no second upload.
 */
export interface FileToSend extends Pick<ChosenFile, 'file' | 'overrideDuplicates' | 'readingChoices'> {
  /** Whether the rows are sent as a new file in the notation of the template. */
  isConverted: boolean;
  /** Numbers of the rows that are not sent. */
  heldRows: readonly number[];
  idempotencyKey: string;
  onProgress: (progress: number | null) => void;
}

/** Result of sending a file. */
export interface SentFile {
  record: UploadRecord | null;
  /** The rows that were not sent. */
  rest: File | null;
}

/** Result of the last upload, reported once. */
export interface UploadOutcome {
  fileName: string;
  end: 'accepted' | 'failed' | 'canceled';
}

export interface BulkUploadContext {
  file: File | null;
  /** The chosen file before its corrections; `null` for rows that were not sent and for restored corrections. */
  original: File | null;
  /** Number of files that the user has chosen. */
  choices: number;
  /** Whether the file has the rows of the chosen file after a correction, or the rows that were not sent. */
  isCorrected: boolean;
  /** The corrected file that the user removed or replaced last, and can restore. */
  discarded: File | null;
  overrideDuplicates: boolean;
  /** How the user wants the file to be read. */
  readingChoices: ReadingChoices;
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
  | { type: 'file.restored' }
  /** The user changes rows. `file.corrected` follows with the changed file. */
  | { type: 'correction.started' }
  | { type: 'file.corrected'; file: File }
  /** The user chose a sheet, template columns or the order of dates. */
  | { type: 'reading.chosen'; choices: ReadingChoices }
  /** The user chose another file type. */
  | { type: 'kind.changed' }
  | { type: 'override.switched'; isOn: boolean }
  | { type: 'upload.requested' }
  | { type: 'upload.progressed'; progress: number | null }
  | { type: 'upload.canceled' }
  /** The widget is removed or hidden. A running upload continues without the widget. */
  | { type: 'widget.removed' };

const notProvided = (actor: string) => async () => {
  throw new Error(`portal-kit: the bulk upload machine was started without its ${actor} actor.`);
};

/**
 * Upload of one file: idle → checking → ready or refused → sending → accepted or failed. A failed upload can be
 * repeated, with the same idempotency key unless the server responded. Only a checked file can be sent. Rows with problems
 * are not sent; they form the next file. The user can correct rows at any time except while a file is sent. A file that
 * has changed after the check is rejected. Source: specification, sections 2 and 7 (imports).
 */
export const bulkUploadMachine = setup({
  types: { context: {} as BulkUploadContext, events: {} as BulkUploadEvent },
  actors: {
    check: fromPromise<FileReport, ChosenFile>(notProvided('check')),
    send: fromPromise<SentFile, FileToSend>(notProvided('send')),
  },
  guards: {
    canBeSent: (_, { report }: { report: FileReport }) =>
      report.fileProblem === null && countStoredRows(report) > 0,
    hasFile: ({ context }) => context.file !== null,
    isCorrectedOriginal: ({ context }) => context.isCorrected && context.original !== null,
    hasDiscarded: ({ context }) => context.discarded !== null,
    hasRest: (_, { rest }: { rest: File | null }) => rest !== null,
    isFileChanged: (_, { error }: { error: unknown }) => error instanceof FileChangedError,
  },
  actions: {
    keepDiscarded: assign({
      discarded: ({ context }) => (context.isCorrected && context.file ? context.file : context.discarded),
    }),
    restoreDiscarded: assign(({ context }) => ({
      file: context.discarded,
      original: null,
      choices: context.choices + 1,
      isCorrected: true,
      readingChoices: {},
      // The corrections of the open file can be restored in turn.
      discarded: context.isCorrected ? context.file : null,
      report: null,
      error: undefined,
      progress: null,
      idempotencyKey: newIdempotencyKey(),
      outcome: null,
    })),
    keepFile: assign(({ context }, { file }: { file: File }) => ({
      file,
      original: file,
      choices: context.choices + 1,
      isCorrected: false,
      readingChoices: {},
      report: null,
      error: undefined,
      progress: null,
      idempotencyKey: newIdempotencyKey(),
      outcome: null,
    })),
    // The corrections have the columns of the previous file type.
    openOriginal: assign(({ context }) => ({
      file: context.original,
      choices: context.choices + 1,
      isCorrected: false,
    })),
    // The report stays until the check of the corrected file ends.
    keepCorrection: assign(({ context }, { file }: { file: File }) => ({
      file,
      isCorrected: true,
      // The corrected file has the columns of the template. The user may correct a date in the chosen order.
      readingChoices: { dateOrders: context.readingChoices.dateOrders ?? {} },
      error: undefined,
      progress: null,
      idempotencyKey: newIdempotencyKey(),
      outcome: null,
    })),
    keepRest: assign((_, { rest }: { rest: File | null }) => ({
      file: rest,
      original: null,
      isCorrected: true,
      readingChoices: {},
      report: null,
      progress: null,
      idempotencyKey: newIdempotencyKey(),
    })),
    keepReading: assign((_, { choices }: { choices: ReadingChoices }) => ({
      readingChoices: choices,
      error: undefined,
      idempotencyKey: newIdempotencyKey(),
      outcome: null,
    })),
    forgetFile: assign({
      file: null,
      original: null,
      isCorrected: false,
      report: null,
      error: undefined,
      progress: null,
    }),
    forgetDiscarded: assign({ discarded: null }),
    resetUpload: assign({
      readingChoices: {},
      report: null,
      error: undefined,
      idempotencyKey: newIdempotencyKey,
      outcome: null,
    }),
    keepOverride: assign((_, { isOn }: { isOn: boolean }) => ({
      overrideDuplicates: isOn,
      idempotencyKey: newIdempotencyKey(),
    })),
    keepReport: assign({ report: (_, { report }: { report: FileReport }) => report }),
    keepUnreadable: assign({ report: createRefusal({ code: 'unreadable' }) }),
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
    original: null,
    choices: 0,
    isCorrected: false,
    discarded: null,
    overrideDuplicates: false,
    readingChoices: {},
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
      actions: ['keepDiscarded', { type: 'keepFile', params: ({ event }) => ({ file: event.file }) }],
    },
    'file.removed': { target: '.idle', actions: ['keepDiscarded', 'forgetFile', 'forgetOutcome'] },
    'file.restored': { guard: 'hasDiscarded', target: '.checking', actions: 'restoreDiscarded' },
    'correction.started': { guard: 'hasFile', target: '.correcting' },
    'file.corrected': {
      guard: 'hasFile',
      target: '.checking',
      actions: { type: 'keepCorrection', params: ({ event }) => ({ file: event.file }) },
    },
    'reading.chosen': {
      guard: 'hasFile',
      target: '.checking',
      actions: { type: 'keepReading', params: ({ event }) => ({ choices: event.choices }) },
    },
    'kind.changed': [
      {
        guard: 'isCorrectedOriginal',
        target: '.checking',
        actions: ['keepDiscarded', 'openOriginal', 'resetUpload'],
      },
      { guard: 'hasFile', target: '.checking', actions: ['resetUpload', 'forgetDiscarded'] },
      { actions: 'forgetDiscarded' },
    ],
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
          isCorrected: context.isCorrected,
          overrideDuplicates: context.overrideDuplicates,
          readingChoices: context.readingChoices,
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
    correcting: {},
    ready: { on: { 'upload.requested': 'sending' } },
    sending: {
      entry: 'forgetError',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context, self }) => ({
          file: context.file as File,
          overrideDuplicates: context.overrideDuplicates,
          readingChoices: context.readingChoices,
          isConverted: context.report?.isConverted ?? false,
          heldRows: context.report?.heldRows ?? [],
          idempotencyKey: context.idempotencyKey,
          onProgress: (progress) => self.send({ type: 'upload.progressed', progress }),
        }),
        onDone: [
          {
            guard: { type: 'hasRest', params: ({ event }) => ({ rest: event.output.rest }) },
            target: 'checking',
            actions: [
              { type: 'keepOutcome', params: { end: 'accepted' } },
              { type: 'keepRest', params: ({ event }) => ({ rest: event.output.rest }) },
              { type: 'notifyAccepted', params: ({ event }) => ({ record: event.output.record }) },
            ],
          },
          {
            target: 'accepted',
            actions: [
              { type: 'keepOutcome', params: { end: 'accepted' } },
              { type: 'notifyAccepted', params: ({ event }) => ({ record: event.output.record }) },
            ],
          },
        ],
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
        'widget.removed': { target: 'idle', actions: 'forgetFile' },
        // Ignored while a file is being sent.
        'file.chosen': {},
        'file.removed': {},
        'file.restored': {},
        'file.corrected': {},
        'reading.chosen': {},
        'correction.started': {},
        'kind.changed': {},
        'override.switched': {},
      },
    },
    failed: { on: { 'upload.requested': 'sending' } },
    accepted: { entry: 'forgetFile' },
  },
});
