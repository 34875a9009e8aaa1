import { PortalError } from '@portal-kit/sdk';
import { expect, test } from 'vitest';
import { isOutdated } from './outdated';

const answered = (status: number, code?: string) =>
  new PortalError({ kind: 'http', status, code, message: 'No' });

test.each([
  ['412, the record has moved on', answered(412), true],
  ['428, no version was sent', answered(428), true],
  ['409, by the same code', answered(409, 'VERSION_MISMATCH'), true],
  ['409, another reason', answered(409, 'ITEM_IN_USE'), false],
  ['422, the fields are wrong', answered(422), false],
  ['no answer', new PortalError({ kind: 'network', message: 'No' }), false],
  ['an error of another kind', { status: 412 }, false],
])('a save that is refused with %s: outdated or not', (_, error, expected) => {
  expect(isOutdated(error)).toBe(expected);
});
