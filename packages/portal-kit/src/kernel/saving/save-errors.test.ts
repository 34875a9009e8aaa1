import { PortalError } from '@portal-kit/sdk';
import { expect, test } from 'vitest';
import { isOutdated, isUnanswered } from './save-errors';

const refusal = (status: number, code?: string) =>
  new PortalError({ kind: 'http', status, code, message: 'No' });

test.each([
  ['412 (a newer version exists)', refusal(412), true],
  ['428 (the request had no version)', refusal(428), true],
  ['409 with VERSION_MISMATCH', refusal(409, 'VERSION_MISMATCH'), true],
  ['409 with another code', refusal(409, 'ITEM_IN_USE'), false],
  ['422 (invalid fields)', refusal(422), false],
  ['a network error', new PortalError({ kind: 'network', message: 'No' }), false],
  ['an error that is no PortalError', { status: 412 }, false],
])('isOutdated() classifies %s', (_, error, expected) => {
  expect(isOutdated(error)).toBe(expected);
});

test.each([
  ['a network error', new PortalError({ kind: 'network', message: 'No' }), true],
  ['a timeout', new PortalError({ kind: 'timeout', message: 'No' }), true],
  ['500', refusal(500), true],
  ['412', refusal(412), false],
  ['an error that is no PortalError', new Error('No'), false],
])('isUnanswered() classifies %s', (_, error, expected) => {
  expect(isUnanswered(error)).toBe(expected);
});
