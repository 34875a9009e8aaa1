import { describe, expect, test, vi } from 'vitest';
import {
  allBad,
  canceled,
  chosen,
  corrected,
  good,
  items,
  lost,
  others,
  override,
  progressed,
  record,
  refusedWith,
  removed,
  requested,
  restored,
  someBad,
  started,
  startUpload,
  unreadable,
} from '../../../../test/bulk-upload-machine';
import { allStates, completed, failed, walk } from '../../../../test/machine-walk';
import type { FileReport } from '../check/problem';
import { FileChangedError } from '../file/send-unchanged-file';
import { bulkUploadMachine } from './bulk-upload.machine';

describe('the states of the upload machine', () => {
  const events = [
    chosen(items),
    removed,
    restored,
    { type: 'kind.changed' } as const,
    override(true),
    override(false),
    requested,
    progressed(0.5),
    canceled,
    { type: 'widget.removed' } as const,
    completed('check', good),
    completed('check', allBad),
    completed('check', unreadable),
    failed('check', new Error('aborted')),
    completed('send', { record, rest: null }),
    completed('send', { record, rest: others }),
    corrected(others),
    started,
    failed('send', lost),
    failed('send', new FileChangedError()),
  ];
  const { reached, deadEnds, cutOff } = walk(bulkUploadMachine, {
    events,
    situation: ({ file, report, error }) => [file !== null, report !== null, error !== undefined],
  });

  test('every state of the upload machine is reachable and has an exit', () => {
    expect(reached).toEqual(allStates(bulkUploadMachine));
    expect(deadEnds).toEqual([]);
  });

  test.each(['idle', 'ready', 'sending', 'accepted'])(
    'the state %s of the upload machine is reachable from every state',
    (state) => {
      expect(cutOff(state)).toEqual([]);
    },
  );
});

describe('restoring corrected rows', () => {
  test('a corrected file that the user removed or replaced can be restored once', async () => {
    const { chooses, tell, reaches, context, state, checked } = startUpload();
    await chooses();
    tell(corrected(others));
    await reaches('ready');
    tell(removed);
    expect([state(), context().file, context().discarded]).toEqual(['idle', null, others]);
    tell(restored, restored);
    await reaches('ready');
    expect([context().file, context().isCorrected, context().discarded]).toEqual([others, true, null]);
    expect(checked.map(({ file, isCorrected }) => [file, isCorrected])).toEqual([
      [items, false],
      [others, true],
      [others, true],
    ]);
    await chooses();
    expect([context().file, context().discarded]).toEqual([items, others]);
  });

  test('another file type checks the chosen file again, and its corrections can be restored', async () => {
    const { chooses, tell, reaches, context, checked } = startUpload();
    await chooses();
    tell(corrected(others));
    await reaches('ready');
    const correctionKey = context().idempotencyKey;
    tell({ type: 'kind.changed' });
    expect(context().report).toBeNull();
    expect(context().idempotencyKey).not.toBe(correctionKey);
    await reaches('ready');
    expect([context().file, context().isCorrected, context().discarded]).toEqual([items, false, others]);
    expect(checked.map(({ file }) => file)).toEqual([items, others, items]);
    tell(restored);
    expect([context().file, context().isCorrected]).toEqual([others, true]);
  });

  test('a file without corrections, or a corrected file of an earlier file type, cannot be restored', async () => {
    const { chooses, tell, reaches, context, state } = startUpload();
    await chooses();
    tell(removed, restored);
    expect([state(), context().discarded]).toEqual(['idle', null]);
    await chooses();
    tell(corrected(others));
    await reaches('ready');
    tell(removed, { type: 'kind.changed' });
    expect([state(), context().discarded]).toEqual(['idle', null]);
  });
});

describe('checking a file', () => {
  test('the check of a file uses the duplicate option, and the upload machine then allows the upload', async () => {
    const { chooses, tell, checked, state, context } = startUpload();
    tell(override(true));
    await chooses();
    expect(checked).toEqual([
      { file: items, isCorrected: false, overrideDuplicates: true, readingChoices: {} },
    ]);
    expect([state(), context().report]).toEqual(['ready', good]);
  });

  test('the upload machine does not upload a file while the check runs', () => {
    const { tell, sent, state } = startUpload();
    tell(chosen(items), requested);
    expect([state(), sent]).toEqual(['checking', []]);
  });

  test.each<[string, FileReport | Error]>([
    ['invalid rows only', allBad],
    ['unreadable content', unreadable],
    ['a failed check', new Error('x')],
  ])('a file with %s cannot be uploaded', async (_, report) => {
    const { chooses, tell, sent, state } = startUpload({ report });
    await chooses();
    tell(requested);
    expect([state(), sent]).toEqual(['refused', []]);
  });

  test('a refused file keeps its report, and a failed check reports its error once', async () => {
    const refused = startUpload({ report: allBad });
    await refused.chooses();
    expect([refused.context().report, refused.context().error]).toEqual([allBad, undefined]);
    expect(refused.notifyFailed).not.toHaveBeenCalled();

    const error = new Error('The worker failed.');
    const failing = startUpload({ report: error });
    await failing.chooses();
    expect([failing.context().report, failing.context().error]).toEqual([null, error]);
    expect(failing.notifyFailed.mock.calls).toEqual([[{ error }]]);
  });

  test('a file with some invalid rows can be uploaded', async () => {
    const { chooses, state } = startUpload({ report: someBad });
    await chooses();
    expect(state()).toBe('ready');
  });

  test('choosing another file clears the previous report', async () => {
    const { chooses, checked, tell, context } = startUpload();
    await chooses(items);
    tell(chosen(others));
    expect([context().file, context().report]).toEqual([others, null]);
    expect(checked.map(({ file }) => file)).toEqual([items, others]);
  });

  test('the upload machine ignores the first check when the user chooses another file during the check', async () => {
    const { chooses, tell, context, state } = startUpload();
    tell(chosen(items));
    await chooses(others);
    expect([state(), context().file]).toEqual(['ready', others]);
  });

  test('removing the file clears it and prevents the upload', async () => {
    const { chooses, tell, sent, state, context } = startUpload();
    await chooses();
    tell(removed, requested);
    expect([state(), context().file, context().report, sent]).toEqual(['idle', null, null, []]);
  });

  test('changing the duplicate option checks the file again', async () => {
    const { chooses, tell, checked, reaches } = startUpload();
    await chooses();
    tell(override(true));
    await reaches('ready');
    expect(checked.map(({ overrideDuplicates }) => overrideDuplicates)).toEqual([false, true]);
  });
});

describe('correcting rows', () => {
  test('a correction keeps the report until the corrected file is checked, and prevents the upload meanwhile', async () => {
    const { chooses, tell, checked, sent, state, context, reaches } = startUpload();
    await chooses();
    tell(started, requested);
    expect([state(), sent, context().report]).toEqual(['correcting', [], good]);
    tell(corrected(others), requested);
    expect([state(), sent, context().report]).toEqual(['checking', [], good]);
    await reaches('ready');
    expect(checked.map(({ file, isCorrected }) => [file, isCorrected])).toEqual([
      [items, false],
      [others, true],
    ]);
  });

  test('a correction gets a new idempotency key, also after a lost response', async () => {
    const { chooses, tell, reaches, sent } = startUpload({ responses: [lost, 'never'] });
    await chooses();
    tell(requested);
    await reaches('failed');
    tell(started, corrected(others));
    await reaches('ready');
    tell(requested);
    expect(sent.map(({ file }) => file)).toEqual([items, others]);
    expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
  });

  test('the upload machine ignores corrections without a file and during an upload', async () => {
    const { chooses, tell, state, context } = startUpload();
    tell(started, corrected(others));
    expect([state(), context().file]).toEqual(['idle', null]);
    await chooses();
    tell(requested, started, corrected(others));
    expect([state(), context().file]).toEqual(['sending', items]);
  });

  test('rows with problems are not sent, and become the next file', async () => {
    const { chooses, tell, reaches, sent, checked, notifyAccepted, context } = startUpload({
      report: someBad,
      responses: [record],
    });
    await chooses();
    tell(requested);
    await vi.waitFor(() => expect(context().file).toBe(others));
    expect(sent[0]?.heldRows).toEqual([2, 3]);
    expect(notifyAccepted.mock.calls).toEqual([[{ record }]]);
    expect(context().outcome).toEqual({ fileName: 'items.csv', end: 'accepted' });
    await reaches('ready');
    expect(checked.at(-1)?.file).toBe(others);
  });
});

describe('uploading a file', () => {
  test('an upload in progress ignores changes', async () => {
    const { chooses, tell, sent, state, context } = startUpload();
    await chooses();
    tell(requested, chosen(others), removed, override(true), requested);
    expect(state()).toBe('sending');
    expect([context().file, context().overrideDuplicates]).toEqual([items, false]);
    expect(sent).toHaveLength(1);
  });

  test('a failed upload keeps its progress, and the next attempt resets it', async () => {
    const { chooses, tell, sent, context } = startUpload();
    await chooses();
    tell(requested);
    sent[0]?.onProgress(0.5);
    expect(context().progress).toBe(0.5);
    tell(progressed(null));
    expect(context().progress).toBeNull();
    tell(progressed(0.9), canceled, requested);
    expect(context().progress).toBeNull();
  });

  test('canceling an upload aborts the request, and the next attempt reuses the idempotency key', async () => {
    const { chooses, tell, sent, state, context, notifyFailed } = startUpload({
      responses: ['never', record],
    });
    await chooses();
    tell(requested, progressed(0.5), canceled);
    expect([state(), sent[0]?.signal.aborted]).toEqual(['ready', true]);
    expect(context().outcome).toEqual({ fileName: 'items.csv', end: 'canceled' });
    tell(progressed(0.6), requested);
    expect(context().outcome).toBeNull();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.signal.aborted).toBe(false);
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
    expect(notifyFailed).not.toHaveBeenCalled();
  });

  test('a widget that is removed or hidden during the upload no longer waits for it and has no file', async () => {
    const { chooses, tell, sent, state, context, notifyAccepted } = startUpload();
    await chooses();
    tell(requested, { type: 'widget.removed' });
    expect([state(), context().file, sent.length]).toEqual(['idle', null, 1]);
    expect(notifyAccepted).not.toHaveBeenCalled();
  });

  test('stopping the upload machine aborts the request', async () => {
    const { chooses, tell, sent, actor } = startUpload();
    await chooses();
    tell(requested);
    actor.stop();
    expect(sent[0]?.signal.aborted).toBe(true);
  });
});

describe('after the upload', () => {
  test('a successful upload is reported once, and the upload machine accepts the next file', async () => {
    const { chooses, tell, reaches, notifyAccepted, context } = startUpload({ responses: [record] });
    await chooses();
    tell(requested);
    await reaches('accepted');
    expect(notifyAccepted.mock.calls).toEqual([[{ record }]]);
    expect(context()).toMatchObject({ file: null, outcome: { fileName: 'items.csv', end: 'accepted' } });
    tell(requested);
    expect(notifyAccepted).toHaveBeenCalledOnce();
  });

  test('a network error keeps the file, the report, the idempotency key and the duplicate option', async () => {
    const { chooses, tell, reaches, sent, notifyFailed, context } = startUpload({ responses: [lost, null] });
    tell(override(true));
    await chooses();
    tell(requested);
    await reaches('failed');
    expect(notifyFailed.mock.calls).toEqual([[{ error: lost }]]);
    expect([context().file, context().report, context().error]).toEqual([items, good, lost]);
    tell(requested);
    await reaches('accepted');
    const [first, second] = sent.map(({ signal: _, onProgress: __, ...upload }) => upload);
    expect(second).toEqual(first);
    expect(first?.overrideDuplicates).toBe(true);
    expect(first?.idempotencyKey).not.toBe('');
  });

  test.each([
    ['a network error', lost, 1],
    ['a 503 response', refusedWith(503), 1],
    ['a 409 response', refusedWith(409), 2],
    ['a 422 response', refusedWith(422), 2],
  ])(
    'after %s the next attempt reuses the idempotency key unless the response was 4xx',
    async (_, error, keys) => {
      const { chooses, tell, reaches, sent } = startUpload({ responses: [error, record] });
      await chooses();
      tell(requested);
      await reaches('failed');
      tell(requested);
      await reaches('accepted');
      expect(sent).toHaveLength(2);
      expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(keys);
    },
  );

  test('a file that changed on the disk is rejected without a failure report', async () => {
    const { chooses, tell, reaches, notifyFailed, context } = startUpload({
      responses: [new FileChangedError()],
    });
    await chooses();
    tell(requested);
    await reaches('refused');
    expect([context().file, context().report]).toEqual([items, unreadable]);
    expect(notifyFailed).not.toHaveBeenCalled();
  });

  test('another file or another duplicate option uses a new idempotency key', async () => {
    const { chooses, tell, reaches, sent } = startUpload({ responses: [lost] });
    const send = async () => {
      tell(requested);
      await reaches('failed');
    };
    await chooses();
    await send();
    tell(override(true));
    await reaches('ready');
    await send();
    await chooses(items);
    await send();
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
  });
});
