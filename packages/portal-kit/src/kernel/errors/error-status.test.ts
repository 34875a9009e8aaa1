import { PortalError } from '@portal-kit/sdk';
import { expect, test } from 'vitest';
import { isFinalResponse, isMissing } from './error-status';

test.each([
  ['a 404 response', new PortalError({ kind: 'http', status: 404, message: 'No' }), true],
  ['an id that is invalid in an address', new PortalError({ kind: 'parse', message: 'No' }), true],
  ['a 403 response', new PortalError({ kind: 'http', status: 403, message: 'No' }), false],
  ['an unreadable response', new PortalError({ kind: 'parse', status: 200, message: 'No' }), false],
  ['no response', new PortalError({ kind: 'network', message: 'No' }), false],
  ['another error', new Error('No'), false],
  ['null', null, false],
])('isMissing() classifies %s', (_, error, expected) => {
  expect(isMissing(error)).toBe(expected);
});

const refusal = (status: number, code?: string) =>
  new PortalError({ kind: 'http', status, code, message: 'No' });

test.each([
  ['400', refusal(400), true],
  ['401', refusal(401), true],
  ['409 for another record', refusal(409, 'DUPLICATE_SKU'), true],
  ['422', refusal(422), true],
  ['409 for a request in progress', refusal(409, 'REQUEST_IN_PROGRESS'), false],
  ['408', refusal(408), false],
  ['425', refusal(425), false],
  ['429', refusal(429), false],
  ['500', refusal(500), false],
  ['a truncated 201 response', new PortalError({ kind: 'parse', status: 201, message: 'No' }), false],
  ['no response', new PortalError({ kind: 'network', message: 'No' }), false],
  ['undefined', undefined, false],
])('isFinalResponse() classifies %s', (_, error, expected) => {
  expect(isFinalResponse(error)).toBe(expected);
});
