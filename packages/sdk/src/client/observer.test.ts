import type { ObservedRequest, RequestOutcome } from '@portal-kit/sdk';
import { itemQueries } from '@portal-kit/sdk/items';
import { expect, test, vi } from 'vitest';
import { json, reset } from '../../test/api-server';
import { catchPortalError } from '../../test/catch-portal-error';
import { useApiServer } from '../../test/fixture';

const { server, client } = useApiServer();
const supplierId = 'SUP-1001';

/** Creates a client whose observer records each attempt. */
function observed() {
  const seen: { request: Omit<ObservedRequest, 'headers'>; outcome?: RequestOutcome }[] = [];
  const { sdk } = client({
    observer: ({ headers, ...request }) => {
      const attempt: (typeof seen)[number] = { request };
      seen.push(attempt);
      headers.set('traceparent', `attempt-${seen.length}`);
      return (outcome) => {
        attempt.outcome = outcome;
      };
    },
  });
  return { sdk, seen };
}

const listItems = { operationId: 'listItems', method: 'GET', path: '/suppliers/{supplierId}/items' };

test('an observer sees each attempt with its outcome, and its headers are sent', async () => {
  const { sdk, seen } = observed();
  server().respond(json(401, {}), json(200, { data: [], meta: { total: 0 } }));
  await itemQueries.list(sdk, { supplierId }).queryFn({});
  expect(seen).toEqual([
    { request: listItems, outcome: { status: 401, error: expect.objectContaining({ kind: 'http' }) } },
    { request: listItems, outcome: { status: 200, error: undefined } },
  ]);
  expect(server().received.map(({ headers }) => headers.traceparent)).toEqual(['attempt-1', 'attempt-2']);
});

test('an attempt without a response and one with an unreadable response have an error', async () => {
  const { sdk, seen } = observed();
  server().respond(reset, (_, response) => response.end('no JSON'));
  await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}));
  expect(seen.map(({ outcome }) => outcome)).toEqual([
    { status: 0, error: expect.objectContaining({ kind: 'network' }) },
    { status: 200, error: expect.objectContaining({ kind: 'parse' }) },
  ]);
});

test.each(['start', 'end'])(
  'an error at the %s of an observed call is reported and does not affect it',
  async (part) => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const failure = new Error('observer');
    const end = vi.fn(() => {
      throw failure;
    });
    const { sdk } = client({
      observer: () => {
        if (part === 'start') throw failure;
        return end;
      },
    });
    server().respond(json(200, { data: [], meta: { total: 0 } }));
    await expect(itemQueries.list(sdk, { supplierId }).queryFn({})).resolves.toMatchObject({ total: 0 });
    expect(end).toHaveBeenCalledTimes(part === 'end' ? 1 : 0);
    expect(reported.mock.calls).toEqual([[failure]]);
    vi.unstubAllGlobals();
  },
);

test('a call that was not sent is not observed', async () => {
  const { sdk, seen } = observed();
  await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({ signal: AbortSignal.abort() }));
  expect(seen).toEqual([]);
});
