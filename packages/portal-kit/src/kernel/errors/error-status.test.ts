import { PortalError } from '@portal-kit/sdk';
import { expect, test } from 'vitest';
import { isMissing } from './error-status';

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
