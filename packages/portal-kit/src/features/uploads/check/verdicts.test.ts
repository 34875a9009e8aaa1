import { customersImport, itemsImport } from '@portal-kit/sdk/import-columns';
import { expect, test } from 'vitest';
import verdicts from '../../../../../../openapi/portal/imports/verdicts.json';
import { performFileTask } from '../worker/file-task';
import type { FileReport } from './problem';

const files = { items: itemsImport, customers: customersImport } as const;

test.each(verdicts)("the check has the result of the contract's example: $name", async (verdict) => {
  const report = (await performFileTask({
    task: 'check',
    bytes: new TextEncoder().encode(verdict.csv).buffer,
    file: files[verdict.kind as keyof typeof files],
    choices: {},
    groupSign: ',',
    overrideDuplicates: false,
    warehouseIds: ['WH-NJ-01'],
  })) as FileReport;
  const found = report.problems.filter(({ isHint }) => !isHint).map(({ row }) => row);
  expect({
    isRefused: report.fileProblem !== null,
    notStored: [...new Set(found)].sort((a, b) => a - b),
  }).toEqual({ isRefused: verdict.isRefused, notStored: verdict.notStored });
});
