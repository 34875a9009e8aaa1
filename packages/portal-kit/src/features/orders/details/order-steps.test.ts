import type { Order } from '@portal-kit/sdk/orders';
import { expect, test } from 'vitest';
import { listOrderSteps } from './order-steps';

const submitted = {
  status: 'SUBMITTED',
  at: '2026-11-01T12:00:00Z',
  by: 'ada@cellar.example',
  source: 'USER',
};
const open = { status: 'OPEN', at: '2026-11-02T12:00:00Z', by: 'wms', source: 'SYSTEM' };
const packingList = {
  fileName: 'packing.pdf',
  uploadedAt: '2026-11-01T18:00:00Z',
  uploadedBy: 'bo@cellar.example',
};
const summarizeSteps = (order: object) =>
  listOrderSteps(order as unknown as Order).map((step) => [
    step.kind,
    'status' in step ? step.status : 'fileName' in step ? step.fileName : undefined,
    step.by,
  ]);

test('the steps of an order are its statuses, documents and last change, newest first', () => {
  const order = {
    statusHistory: [submitted, open],
    attachments: [packingList],
    updatedAt: '2026-11-03T09:00:00Z',
    updatedBy: 'cy@cellar.example',
  };
  expect(summarizeSteps(order)).toEqual([
    ['change', undefined, 'cy@cellar.example'],
    ['status', 'OPEN', 'wms'],
    ['document', 'packing.pdf', 'bo@cellar.example'],
    ['status', 'SUBMITTED', 'ada@cellar.example'],
  ]);
});

test('a change at the time of the newest status is not a step of its own', () => {
  const order = { statusHistory: [submitted, open], updatedAt: open.at, updatedBy: 'wms' };
  expect(summarizeSteps(order).map(([kind]) => kind)).toEqual(['status', 'status']);
});

test('statuses of the same time keep the order of the server, newest last', () => {
  const at = submitted.at;
  const order = { statusHistory: [submitted, { ...open, at }] };
  expect(summarizeSteps(order).map(([, status]) => status)).toEqual(['OPEN', 'SUBMITTED']);
});

test('an order without a history has no steps', () => {
  expect(summarizeSteps({ updatedAt: '2026-11-03T09:00:00Z' })).toEqual([]);
});
