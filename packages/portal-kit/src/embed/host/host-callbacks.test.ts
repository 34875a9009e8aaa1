import { PortalError } from '@portal-kit/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTokenUnavailableError } from '../../kernel/errors/token-unavailable';
import { createHostCallbacks } from './host-callbacks';

const reported = vi.fn();
beforeEach(() => {
  vi.stubGlobal('reportError', reported.mockClear());
});
afterEach(() => vi.unstubAllGlobals());

const inputs = { apiUrl: '', supplierId: 'SUP-1' };

function start() {
  const onError = vi.fn();
  return { onError, ...createHostCallbacks({ current: { ...inputs, onError } }) };
}

test('onError receives each failure once, also when several boundaries report it', () => {
  const { sendError, onError } = start();
  const failure = new PortalError({ kind: 'http', status: 500, message: 'Down' });
  sendError(failure);
  sendError(failure);
  sendError(new PortalError({ kind: 'http', status: 500, message: 'Down' }));
  expect(onError).toHaveBeenCalledTimes(2);
});

test('onError receives one failure of getToken once, also when several calls waited for the token', () => {
  const { sendError, onError } = start();
  const cause = createTokenUnavailableError(new Error('no session'));
  const call = (operationId: string) =>
    new PortalError({ kind: 'network', message: 'No token', operationId, cause });
  sendError(call('listItems'));
  sendError(call('getSupplier'));
  expect(onError.mock.calls).toMatchObject([[{ kind: 'token', operationId: 'listItems' }]]);
});

test('an onError that throws is reported to the page', () => {
  const error = new Error('The host failed.');
  const { sendError } = createHostCallbacks({
    current: {
      ...inputs,
      onError: () => {
        throw error;
      },
    },
  });
  sendError(new Error('render'));
  expect(reported.mock.calls).toEqual([[error]]);
});
