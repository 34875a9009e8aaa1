import { PortalError } from '@portal-kit/sdk';
import { expect, test } from 'vitest';
import { isMissing } from './error-status';

test.each([
  ['an answer 404', new PortalError({ kind: 'http', status: 404, message: 'No' }), true],
  ['an id that no address can hold', new PortalError({ kind: 'parse', message: 'No' }), true],
  ['an answer 403', new PortalError({ kind: 'http', status: 403, message: 'No' }), false],
  ['an answer that cannot be read', new PortalError({ kind: 'parse', status: 200, message: 'No' }), false],
  ['no answer', new PortalError({ kind: 'network', message: 'No' }), false],
  ['another error', new Error('No'), false],
  ['nothing', null, false],
])('isMissing tells whether %s means a missing record', (_, error, expected) => {
  expect(isMissing(error)).toBe(expected);
});
