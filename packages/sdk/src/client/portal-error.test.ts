import { isPortalError } from '@portal-kit/sdk';
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
