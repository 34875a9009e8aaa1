import { expect, test } from 'vitest';
import verdicts from '../../../../openapi/portal/imports/verdicts.json' with { type: 'json' };
import { upload } from './upload-test-client.ts';
import { setupUploadTests } from './upload-test-setup.ts';

const uploads = setupUploadTests();

test.each(verdicts)('the import has the result of the contract’s example: $name', async (verdict) => {
  const { kind, csv, isRefused, notStored } = verdict;
  const file = new File([csv], 'rows.csv');
  if (isRefused) {
    expect((await upload(uploads().dana, file, { kind })).status).toBe(422);
    return;
  }
  const { fileId } = await uploads().uploadAndProcess(file, { kind });
  const results = await uploads().readReportLines(fileId);
  const failed = results.filter(([, , result]) => result === 'Failed' || result === 'Skipped duplicate');
  expect([...new Set(failed.map(([row]) => Number(row)))], JSON.stringify(results)).toEqual(notStored);
});
