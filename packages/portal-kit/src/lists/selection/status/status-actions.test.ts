import powerIcon from '@lucide/icons/icons/power';
import { expect, test, vi } from 'vitest';
import type { BulkTexts } from '../bulk/bulk-action';
import { changeStatus } from './change-status';
import { statusActions } from './status-actions';

const texts: BulkTexts = { question: String, title: 'Deactivate', done: String };
const { signal } = new AbortController();

interface Row {
  name: string;
  status: 'ACTIVE' | 'INACTIVE';
  version?: number;
}

test('a status action refuses records that already have the status, and Undo restores the earlier status', async () => {
  const changeTo = vi.fn(async () => ({}));
  const [action] = statusActions<Row, Row['status']>({
    options: [
      {
        status: 'INACTIVE',
        icon: powerIcon,
        texts: { ...texts, label: 'Deactivate', refusal: 'Already inactive' },
        refusal: ({ name }) => (name === 'own' ? 'Your own' : undefined),
      },
    ],
    undoTexts: texts,
    getStatus: ({ status }) => status,
    changeTo,
  });
  const refusals = ['own', 'other', 'inactive'].map((name) =>
    action?.refusal({ name, status: name === 'inactive' ? 'INACTIVE' : 'ACTIVE' }),
  );
  expect(refusals).toEqual(['Your own', undefined, 'Already inactive']);
  const row: Row = { name: 'other', status: 'ACTIVE' };
  await action?.run(row, { signal, reason: undefined });
  await action?.undo?.run(row, { signal, reason: undefined });
  expect(changeTo.mock.calls).toEqual([
    [row, 'INACTIVE', signal],
    [row, 'ACTIVE', signal],
  ]);
});

test('Undo of a record with an unknown status fails and changes nothing', async () => {
  const changeTo = vi.fn(async () => ({}));
  const [action] = statusActions<Row, Row['status']>({
    options: [
      { status: 'INACTIVE', icon: powerIcon, texts: { ...texts, label: 'Deactivate', refusal: 'Inactive' } },
    ],
    undoTexts: texts,
    getStatus: () => undefined,
    changeTo,
  });
  const undo = action?.undo?.run({ name: 'other', status: 'ACTIVE' }, { signal, reason: undefined });
  await expect(undo).rejects.toThrow('the previous status of the record is unknown');
  expect(changeTo).not.toHaveBeenCalled();
});

test.each([
  ['"7"', { version: 4 }, '"7"'],
  [null, { version: 4 }, '"4"'],
  [null, {}, undefined],
])(
  'with the ETag %s and the record %j, a status is stored under the version %s',
  async (etag, version, ifMatch) => {
    const write = vi.fn(async () => ({ data: undefined }));
    const stored = { name: 'Zebra', status: 'ACTIVE', permissions: [], ...version };
    const change = (status: Row['status']) =>
      changeStatus<Row, Pick<Row, 'name' | 'status'>>({
        read: async () => ({ data: stored, etag }),
        bounds: { name: {}, status: {} },
        change: { status },
        write,
      });
    expect(await change('INACTIVE')).toEqual({ record: null });
    expect(write.mock.calls).toEqual([[{ name: 'Zebra', status: 'INACTIVE' }, ifMatch]]);
    expect(await change('ACTIVE')).toBeNull();
    expect(write).toHaveBeenCalledTimes(1);
  },
);
