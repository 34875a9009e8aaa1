import { loadContract } from '@portal-kit/contract/contract';
import { expect, test } from 'vitest';
import { startChain } from '../../chain.ts';
import { signIn } from '../../sign-in.ts';
import { handlers } from '../handlers.ts';
import { createSandbox } from '../sandbox.ts';
import { KEPT_CONTENT_BYTES } from './accept-file.ts';
import { csvFile, goodRow, itemHeaders, type UploadRecord, upload } from './upload-test-client.ts';

const IMPORTS = '/api/v1/suppliers/SUP-1001/imports';

test('files of 10 MB do not accumulate in the store: the rows of the oldest uploads are removed', async () => {
  const sandbox = await createSandbox({
    contract: await loadContract(),
    handlers,
    now: '2026-11-20T09:30:00.000Z',
  });
  const chain = await startChain({ portalDir: false, upstream: sandbox.fetch });
  const dana = await signIn(chain.origin, 'dana@halberd.example');
  const rows = Array.from({ length: 100 }, (_, row) => goodRow(`HF-M${row}`, 'x'.repeat(98_000)));
  const file = csvFile([itemHeaders, ...rows]);
  expect(file.size).toBeGreaterThan(9_800_000);
  const before = sandbox.db.store.bytes();
  for (let count = 0; count < 2; count += 1) {
    expect((await upload(dana, file)).status).toBe(202);
    expect(sandbox.db.uploadContents.bytes()).toBeLessThan(KEPT_CONTENT_BYTES);
    sandbox.clock.set({ advanceMs: 15_000 });
  }
  // A file is stored once, and the previous file until the next one is accepted.
  expect(sandbox.db.store.bytes() - before).toBeLessThan(2.5 * file.size);

  const list = (await (await dana.fetch(`${IMPORTS}?limit=100`)).json()) as { data: UploadRecord[] };
  const sent = list.data.filter(({ fileSize }) => fileSize === file.size);
  expect(sent.map(({ totalRows, reportAvailable }) => [totalRows, reportAvailable])).toEqual([
    [100, true],
    [100, false],
  ]);
  const report = await dana.fetch(`${IMPORTS}/reports/${sent[1]?.fileId}`);
  expect([report.status, await report.json()]).toEqual([
    410,
    expect.objectContaining({ errorCode: 'REPORT_PURGED' }),
  ]);
  expect(chain.control.violations()).toEqual([]);
  await chain.close();
  sandbox.close();
});
