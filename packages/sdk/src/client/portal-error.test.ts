import { isFinalResponse, isPortalError, PortalError } from '@portal-kit/sdk';
import { expect, test } from 'vitest';

test('isPortalError accepts only a PortalError, including a PortalError of another copy of the package', () => {
  const foreign = { [Symbol.for('@portal-kit/sdk/PortalError')]: true };
  expect([foreign, new Error('x'), null, undefined, 'PortalError', {}].map(isPortalError)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
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
