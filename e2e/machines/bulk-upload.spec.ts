import { appendFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buildRows, buildWorkbook } from '@portal-kit/spreadsheets/test-workbook';
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
import { actorDone, actorFailed, coveringPaths, type Step } from './covering-paths.ts';
import { holdRequests } from './hold-requests.ts';
import { loadSources } from './load-sources.ts';
import { walkScreen } from './walk-screen.ts';

/** A file of the model. Files of the kind `good` have two sheets, and files of the kind `mixed` have a row with a problem. */
interface ModelFile {
  kind: 'good' | 'mixed' | 'rest';
  isCorrected?: boolean;
}
interface Report {
  rows: number;
  badRows: number;
  skippedRows: number;
  heldRows: readonly number[];
  fileProblem: { code: string } | null;
}
interface Sources {
  bulkUploadMachine: AnyStateMachine;
  FileChangedError: new () => Error;
}

const good: Report = { rows: 1, badRows: 0, skippedRows: 0, heldRows: [], fileProblem: null };
const mixed: Report = { rows: 2, badRows: 1, skippedRows: 0, heldRows: [3], fileProblem: null };
const rest: Report = { rows: 1, badRows: 1, skippedRows: 0, heldRows: [2], fileProblem: null };
const otherColumns: Report = {
  rows: 0,
  badRows: 0,
  skippedRows: 0,
  heldRows: [],
  fileProblem: { code: 'header' },
};
const reports = { good, mixed, rest };

const files: Record<'good' | 'mixed', ModelFile> = { good: { kind: 'good' }, mixed: { kind: 'mixed' } };
const corrected: ModelFile = { kind: 'good', isCorrected: true };
const restOfMixed: ModelFile = { kind: 'rest' };

const grid = (page: Page) => page.getByRole('grid', { name: 'Rows of the file' });
const removeButton = (page: Page) => page.getByRole('button', { name: /^Remove / });
const locked = 'The controls are disabled or hidden while a file is sent.';

/** Returns what the machine's context says about the screen. */
function getSituation(context: AnyMachineSnapshot['context']) {
  const { file, original, discarded, report, isCorrected, isOtherKind, progress } = context;
  const held = (report as Report | null)?.heldRows.length;
  return {
    file: (file as ModelFile | null)?.kind,
    isCorrected,
    isOtherKind,
    held,
    original: (original as ModelFile | null)?.kind,
    discarded: (discarded as ModelFile | null)?.kind,
    hasProgress: progress !== null,
    problem: (report as Report | null)?.fileProblem?.code,
  };
}

/** Returns whether the screen can cause an event. A file's check depends on its content and on the chosen file type. */
function canHappen({ value, context }: AnyMachineSnapshot, event: { type: string; [key: string]: unknown }) {
  const { file, isCorrected, isOtherKind, held = 0, hasProgress, problem } = getSituation(context);
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
    case 'reading.chosen':
      // The choices of a file appear with its report.
      if (value === 'checking' || context.report === null || problem !== undefined) return false;
      return file === 'good' && !isCorrected && !isOtherKind;
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
}, testInfo) => {
  test.setTimeout(120_000);
  const { bulkUploadMachine, FileChangedError } = await loadSources<Sources>(
    'features/uploads/upload/bulk-upload.machine.ts',
    'features/uploads/file/send-unchanged-file.ts',
  );
  const fileChanged = new FileChangedError();
  const refused = new Error('refused');
  const otherKind = { isOtherKind: ({ context: { isOtherKind } }: AnyMachineSnapshot) => !isOtherKind };
  const paths = coveringPaths({
    // The model also knows the chosen file type, which decides about the columns of a file.
    machine: bulkUploadMachine.provide({
      actions: {
        forgetDiscarded: assign({ discarded: null, ...otherKind }),
        openOriginal: assign({
          file: ({ context: { original } }) => original,
          isCorrected: false,
          ...otherKind,
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
      { type: 'reading.chosen', choices: { sheet: 'Other items' } },
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
    situation: getSituation,
    canHappen,
    unreachable: {
      'sending: file.chosen': locked,
      'sending: file.removed': locked,
      'sending: file.restored': locked,
      'sending: file.corrected': locked,
      'sending: reading.chosen': locked,
      'sending: correction.started': locked,
      'sending: kind.changed': locked,
      'sending: override.switched': locked,
      'sending: widget.removed':
        'The portal removes a widget that the user leaves. A host can hide it and show it again.',
    },
  });
  let places = 0;
  let path = '';
  let isOverriding = false;
  let isOtherKind = false;
  let records: Awaited<ReturnType<typeof holdRequests>> | undefined;
  let upload: Awaited<ReturnType<typeof holdRequests>> | undefined;
  problems.tolerateConsole(/net::ERR_FAILED|404 \(Not Found\) \/assets\//);

  const writeModelFile = async ({ kind }: ModelFile) => {
    const bad = kind === 'mixed' ? [itemRow(++places, { Size: 'large' })] : [];
    path = testInfo.outputPath(`${kind}-${++places}.csv`);
    const row = itemRow(places);
    const sheet = buildRows([Object.keys(row), Object.values(row)]);
    const workbook = Buffer.from(buildWorkbook({ Items: sheet, 'Other items': sheet }));
    await writeFile(path, kind === 'good' ? workbook : itemsCsv([row, ...bad]).buffer);
  };
  /** Holds the stored records of the next check. A check after a correction uses those of the last check. */
  const startCheck = async ({ context: { isCorrected } }: Step, start: () => Promise<unknown>) => {
    const last = records;
    records = await holdRequests(page, '**/suppliers/SUP-1001/items?*');
    const isRequested = !isCorrected && !isOtherKind;
    const requested = isRequested ? page.waitForRequest('**/suppliers/SUP-1001/items?*') : undefined;
    await start();
    await requested;
    last?.release();
  };
  const switchKind = async () => {
    isOtherKind = !isOtherKind;
    await kindField(page).click();
    await page.getByRole('option', { name: isOtherKind ? 'Customers' : 'Items', exact: true }).click();
  };
  /** Changes the size in row 3. The clock stops before the change is checked. */
  const correct = async () => {
    await page.getByRole('button', { name: 'Correct rows' }).click();
    const row = grid(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: '3', exact: true }) });
    await row.getByRole('gridcell').nth(4).click();
    await page.keyboard.type('750');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await page.keyboard.press('Enter');
  };
  /** Fails the check: the code that reads files is missing, as after a release. */
  const failCheck = async () => {
    const code = /\/assets\/(upload\.worker|file-task)-/;
    await page.route(code, (route) => route.fulfill({ status: 404 }));
    records?.release();
    await expect(toast(page).first()).toBeVisible();
    await page.unroute(code);
  };
  const failUpload = async ({ to }: Step) => {
    if (to === 'refused') {
      await appendFile(path, '\r\n');
      return upload?.abort();
    }
    sandbox.control.addFault({ kind: 'status', status: 422, operationId: 'importItems' });
    problems.expectStatus(422, `${importsPath}/items`);
    upload?.release();
  };

  await page.clock.install();
  await walkScreen(paths, {
    start: () => openUploads({ page, portal, sandbox }),
    events: {
      'file.chosen': async (step) => {
        await writeModelFile(step.event.file as ModelFile);
        await startCheck(step, () => chooseFile(page, path));
      },
      'file.removed': () => removeButton(page).click(),
      'file.restored': (step) =>
        startCheck(step, () => page.getByRole('button', { name: 'Restore' }).click()),
      'check done': async () => records?.release(),
      'check error': failCheck,
      'correction.started': correct,
      'file.corrected': (step) =>
        startCheck(step, async () => {
          await page.clock.runFor(1_000);
          await page.clock.resume();
        }),
      'override.switched': async (step) => {
        isOverriding = !isOverriding;
        const press = () => override(page).click({ force: true });
        if (step.to === 'checking') await startCheck(step, press);
        else await press();
        await expect(override(page)).toBeChecked({ checked: isOverriding });
      },
      'kind.changed': switchKind,
      'reading.chosen': (step) =>
        startCheck(step, async () => {
          const sheet = page.getByRole('combobox', { name: 'Sheet' });
          const other = (await sheet.textContent()) === 'Items' ? 'Other items' : 'Items';
          await sheet.click();
          await page.getByRole('listbox').getByRole('option', { name: other, exact: true }).click();
        }),
      'upload.requested': async () => {
        // The server refuses a file while it imports another one.
        sandbox.control.advance(60_000);
        upload = await holdRequests(page, `**${importsPath}/items?*`);
        await uploadButton(page).click();
      },
      'upload.progressed': async () => {
        sandbox.control.addFault({ kind: 'delay', delayMs: 60_000, operationId: 'importItems' });
        upload?.release();
        await expect(progressBar(page)).toHaveAttribute('value', '1');
      },
      'upload.canceled': () => cancelButton(page).click(),
      'send done': async (step) =>
        step.to === 'checking' ? startCheck(step, async () => upload?.release()) : upload?.release(),
      'send error': failUpload,
    },
    states: {
      idle: async () => {
        await expect(removeButton(page)).toHaveCount(0);
        await expect(checkResult(page)).toBeEmpty();
        await expect(uploadButton(page)).toBeDisabled();
      },
      checking: async (step) => {
        if (step?.context.isCorrected || isOtherKind) return;
        await expect(checkResult(page)).toHaveText('Checking the file…');
        await expect(uploadButton(page)).toBeDisabled();
      },
      ready: async (step) => {
        const isMixed = step?.context.file.kind === 'mixed';
        const text = isMixed ? '2 rows: 1 ready, 1 with problems' : /^[12] rows? ready to upload$/;
        await expect(checkResult(page)).toHaveText(text);
        await expect(uploadButton(page)).toBeEnabled();
      },
      refused: async (step) => {
        if (step?.context.report)
          await expect(checkResult(page)).toHaveText(/problems|Missing|couldn't be read/);
        else await expect(checkResult(page)).toBeEmpty();
        await expect(uploadButton(page)).toBeDisabled();
      },
      correcting: async () => {
        await expect(grid(page)).toBeVisible();
        await expect(uploadButton(page)).toBeDisabled();
      },
      sending: async () => {
        await expect(cancelButton(page)).toBeVisible();
        await expect(chooseButton(page)).toBeDisabled();
        await expect(removeButton(page)).toHaveCount(0);
      },
      failed: async () => {
        await expect(uploadButton(page)).toHaveText('Upload again');
        await expect(removeButton(page)).toBeVisible();
      },
      accepted: async () => {
        await expect(uploadedToast(page).first()).toBeVisible();
        await expect(removeButton(page)).toHaveCount(0);
        await expect(uploadButton(page)).toBeDisabled();
      },
    },
  });
});
