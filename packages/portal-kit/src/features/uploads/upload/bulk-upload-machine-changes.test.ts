import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  chosen,
  corrected,
  good,
  items,
  lost,
  others,
  record,
  removed,
  requested,
  restored,
  someBad,
  startUpload,
} from '../../../../test/bulk-upload-machine';
import { createRefusal, type FileReport } from '../check/problem';
import { bulkUploadMachine, type ChosenFile } from './bulk-upload.machine';

const kindChanged = { type: 'kind.changed' } as const;

describe('the number of chosen files', () => {
  test('each choice, restored file and reopened original counts, but no correction and no check of the same file', async () => {
    const { chooses, tell, reaches, context } = startUpload();
    await chooses();
    expect(context().choices).toBe(1);
    tell(kindChanged);
    await reaches('ready');
    expect(context().choices).toBe(1);
    tell(corrected(others));
    await reaches('ready');
    expect(context().choices).toBe(1);
    tell(kindChanged);
    await reaches('ready');
    expect(context().choices).toBe(2);
    tell(restored);
    await reaches('ready');
    expect(context().choices).toBe(3);
  });
});

describe('another file type', () => {
  test('another file type checks a restored file again and forgets the other corrections', async () => {
    const { chooses, tell, reaches, context, checked } = startUpload();
    await chooses();
    tell(corrected(others));
    await reaches('ready');
    tell(removed, restored);
    await reaches('ready');
    tell(kindChanged);
    expect([context().file, context().isCorrected, context().discarded]).toEqual([others, true, null]);
    await reaches('ready');
    expect(checked.at(-1)).toMatchObject({ file: others, isCorrected: true });
  });

  test('another file type clears report, error and outcome of a failed upload, and gets a new key', async () => {
    const { chooses, tell, reaches, context, sent } = startUpload({ responses: [lost, record] });
    await chooses();
    tell(requested);
    await reaches('failed');
    expect(context()).toMatchObject({ error: lost, outcome: { fileName: 'items.csv', end: 'failed' } });
    tell(kindChanged);
    expect(context()).toMatchObject({ report: null, error: undefined, outcome: null });
    await reaches('ready');
    tell(requested);
    await reaches('accepted');
    expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
  });
});

describe('removing a file', () => {
  test('removing the file of a failed upload clears its error and outcome', async () => {
    const { chooses, tell, reaches, context } = startUpload({ responses: [lost] });
    await chooses();
    tell(requested);
    await reaches('failed');
    tell(removed);
    expect(context()).toMatchObject({
      ...{ file: null, original: null, report: null, error: undefined, progress: null, outcome: null },
    });
  });

  test('the rows that were not sent can be restored after their removal', async () => {
    const { chooses, tell, reaches, context } = startUpload({ report: someBad, responses: [record] });
    await chooses();
    tell(requested);
    await reaches('sending');
    await reaches('ready');
    expect(context()).toMatchObject({ file: others, isCorrected: true, original: null });
    tell(removed);
    expect(context()).toMatchObject({ file: null, isCorrected: false, discarded: others });
    tell(restored);
    expect(context().file).toBe(others);
  });
});

test('a file that a check refuses as a whole cannot be uploaded, even with rows without problems', async () => {
  const report = { ...good, fileProblem: createRefusal({ code: 'unreadable' }).fileProblem };
  const { chooses, state } = startUpload({ report });
  await chooses();
  expect(state()).toBe('refused');
});

test('an upload without a file has no report and no corrections', () => {
  expect(startUpload().context()).toMatchObject({ file: null, isCorrected: false, choices: 0, report: null });
});

test('a machine without its actors names the missing check and the missing upload', async () => {
  const unchecked = createActor(bulkUploadMachine).start();
  unchecked.send(chosen(items));
  const refusal = await waitFor(unchecked, (snapshot) => snapshot.matches('refused'));
  expect(refusal.context.error).toMatchObject({ message: expect.stringContaining('its check actor') });

  const check = fromPromise<FileReport, ChosenFile>(async () => good);
  const unsent = createActor(bulkUploadMachine.provide({ actors: { check } })).start();
  unsent.send(chosen(items));
  await waitFor(unsent, (snapshot) => snapshot.matches('ready'));
  unsent.send(requested);
  const failure = await waitFor(unsent, (snapshot) => snapshot.matches('failed'));
  expect(failure.context.error).toMatchObject({ message: expect.stringContaining('its send actor') });
});
