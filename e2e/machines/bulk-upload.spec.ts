import { appendFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type AnyMachineSnapshot, type AnyStateMachine, assign } from 'xstate';
import { expect, test } from '../fixtures/test.ts';
import {
  cancelButton,
  checkResult,
  chooseButton,
  chooseFile,
  importsPath,
  itemRow,
  itemsCsv,
  kindField,
  openUploads,
  override,
  progressBar,
  toast,
  uploadButton,
  uploadedToast,
} from '../fixtures/uploads.ts';
import { actorDone, actorFailed, coveringPaths } from './covering-paths.ts';
import { holdRequests } from './hold-requests.ts';
import { loadSources } from './load-sources.ts';
import { walkScreen } from './walk-screen.ts';

/** A file of the model. Files of the kind `mixed` have a valid row and a row with a problem. */
interface ModelFile {
  kind: 'good' | 'mixed' | 'rest';
  isCorrected?: boolean;
}
interface Report {
  rows: number;
  heldRows: readonly number[];
  fileProblem: { code: string } | null;
}
interface Sources {
  bulkUploadMachine: AnyStateMachine;
  FileChangedError: new () => Error;
}

const good: Report = { rows: 1, heldRows: [], fileProblem: null };
const mixed: Report = { rows: 2, heldRows: [3], fileProblem: null };
const rest: Report = { rows: 1, heldRows: [2], fileProblem: null };
const otherColumns: Report = { rows: 0, heldRows: [], fileProblem: { code: 'header' } };
const reports = { good, mixed, rest };

const files: Record<'good' | 'mixed', ModelFile> = { good: { kind: 'good' }, mixed: { kind: 'mixed' } };
const corrected: ModelFile = { kind: 'good', isCorrected: true };
const restOfMixed: ModelFile = { kind: 'rest' };

const grid = (page: Page) => page.getByRole('grid', { name: 'Rows of the file' });
const removeButton = (page: Page) => page.getByRole('button', { name: /^Remove / });
const locked = 'The controls are disabled or hidden while a file is sent.';

/** What the context of the machine says about the screen. */
function situationOf(context: AnyMachineSnapshot['context']) {
  const { file, original, discarded, report, isCorrected, isOtherKind, progress } = context;
  const held = (report as Report | null)?.heldRows.length;
  return {
    file: (file as ModelFile | null)?.kind,
    ...{ isCorrected, isOtherKind, held },
    hasOriginal: original !== null,
    hasDiscarded: discarded !== null,
    hasProgress: progress !== null,
    problem: (report as Report | null)?.fileProblem?.code,
  };
}

/** Whether the screen can cause an event. The check of a file depends on its content and on the chosen file type. */
function canHappen({ value, context }: AnyMachineSnapshot, event: { type: string; [key: string]: unknown }) {
  const { file, isCorrected, isOtherKind, held = 0, hasProgress, problem } = situationOf(context);
  switch (event.type) {
    case 'xstate.done.actor.check':
      return event.output === (isOtherKind ? otherColumns : reports[file ?? 'good']);
    case 'xstate.error.actor.check':
      return file === 'good' && !isCorrected && !isOtherKind;
    case 'xstate.done.actor.send':
      return ((event.output as { rest: unknown }).rest !== null) === held > 0;
    case 'xstate.error.actor.send':
      return !hasProgress && file === 'good' && !isCorrected;
    case 'upload.progressed':
      return file === 'good' && !isCorrected;
    case 'file.chosen':
      return !isOtherKind && event.file !== file;
    case 'file.removed':
      return file !== undefined && value !== 'checking';
    case 'correction.started':
      return (value === 'ready' || value === 'refused') && held > 0 && problem === undefined;
    case 'file.corrected':
      return value === 'correcting';
    case 'file.restored':
      return !isOtherKind && value === 'idle';
    case 'kind.changed':
    case 'override.switched':
      // The browser cannot read the changed file again.
      return problem !== 'unreadable' && value !== 'checking' && value !== 'correcting';
    default:
      return true;
  }
}

test('every transition of the bulk upload is walked on the screen', async ({
  page,
  portal,
  problems,
  sandbox,
  context,
}, testInfo) => {
  const { bulkUploadMachine, FileChangedError } = await loadSources<Sources>(
    'features/uploads/upload/bulk-upload.machine.ts',
    'features/uploads/file/send-unchanged-file.ts',
  );
  const fileChanged = new FileChangedError();
  const refused = new Error('refused');
  const switchKind = { isOtherKind: ({ context: { isOtherKind } }: AnyMachineSnapshot) => !isOtherKind };
  const paths = coveringPaths({
    // The model also knows the chosen file type, which decides about the columns of a file.
    machine: bulkUploadMachine.provide({
      actions: {
        forgetDiscarded: assign({ discarded: null, ...switchKind }),
        openOriginal: assign({
          file: ({ context: { original } }) => original,
          isCorrected: false,
          ...switchKind,
        }),
      },
    }),
    events: [
      { type: 'file.chosen', file: files.mixed },
      { type: 'file.chosen', file: files.good },
      ...[good, mixed, rest, otherColumns].map((report) => actorDone('check', report)),
      actorFailed('check', new Error('code')),
      { type: 'correction.started' },
      { type: 'file.corrected', file: corrected },
      { type: 'upload.requested' },
      { type: 'upload.progressed', progress: 0.5 },
      { type: 'upload.canceled' },
      actorFailed('send', refused),
      actorFailed('send', fileChanged),
      actorDone('send', { record: null, rest: restOfMixed }),
      actorDone('send', { record: null, rest: null }),
      { type: 'override.switched', isOn: true },
      { type: 'override.switched', isOn: false },
      { type: 'kind.changed' },
      { type: 'file.removed' },
      { type: 'file.restored' },
    ],
    situation: situationOf,
    canHappen,
    unreachable: {
      'sending: file.chosen': locked,
      'sending: file.removed': locked,
      'sending: file.restored': locked,
      'sending: file.corrected': locked,
      'sending: correction.started': locked,
      'sending: kind.changed': locked,
      'sending: override.switched': locked,
    },
  });
  const { describePath } = await import("./covering-paths.ts"); for (const p of paths) console.log(describePath(p));
});
