import { expect, test } from 'vitest';
import { getErrorStatus, toSessionFailure } from './session-failure';

test.each<[string, unknown, unknown]>([
  ['an identity error', { kind: 'locked', code: 403120, callId: 'c-1' }, ['locked', 403120, 'c-1']],
  ['an error without a code', { kind: 'transient', callId: 'c-2' }, ['transient', undefined, 'c-2']],
  ['other types', { kind: 7, code: '403120', callId: 7 }, ['generic', undefined, undefined]],
  ['an error of JavaScript', new TypeError('x'), ['generic', undefined, undefined]],
  ['no error', undefined, ['generic', undefined, undefined]],
  ['null', null, ['generic', undefined, undefined]],
  ['a text', 'kind', ['generic', undefined, undefined]],
])('the failure of %s has a kind, and code and call id if they are known', (_, error, expected) => {
  const { kind, code, callId } = toSessionFailure(error);
  expect([kind, code, callId]).toEqual(expected);
});

test('the status of an error is read from objects only', () => {
  expect([{ status: 401 }, {}, null, undefined, 'status'].map(getErrorStatus)).toEqual([
    401,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
