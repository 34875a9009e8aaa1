import { createEmbedSessions } from '@portal-kit/sdk/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { catchPortalError } from '../../test/catch-portal-error';

const credential = { baseUrl: 'https://portal.example', clientId: 'tidewater', clientSecret: 'tidal' };
const request = {
  supplierId: 'SUP-1001',
  user: { id: 'u-1', name: 'Erin Wolfe' },
  widgets: ['item-list' as const],
  origin: 'https://stock.tidewater.example',
};
type Send = (...call: Parameters<typeof fetch>) => Promise<Response>;

const createClient = (send: Send) => {
  const calls = vi.fn(send);
  return { calls, sessions: createEmbedSessions({ ...credential, fetch: calls }) };
};
const never: Send = () => new Promise(() => {});

afterEach(() => {
  vi.useRealTimers();
});

test.each<
  [string, (sessions: ReturnType<typeof createEmbedSessions>, signal: AbortSignal) => Promise<unknown>]
>([
  ['createWidgetSession', (sessions, signal) => sessions.create(request, { signal })],
  ['createWidgetSession', (sessions, signal) => sessions.getOrCreate(request, { signal })],
  ['getWidgetSession', (sessions, signal) => sessions.get('WS-1', { signal })],
  ['revokeWidgetSession', (sessions, signal) => sessions.revoke('WS-1', { signal })],
  ['revokeWidgetSessions', (sessions, signal) => sessions.revokeUser('u-1', { signal })],
])('an aborted call of %s names its operation', async (operationId, call) => {
  const controller = new AbortController();
  const failure = catchPortalError(call(createClient(never).sessions, controller.signal));
  controller.abort();
  expect(await failure).toMatchObject({ kind: 'aborted', operationId });
});

describe('the second attempt of a call', () => {
  const lost: Send = () => Promise.reject(new TypeError('fetch failed'));

  test.each([
    [0, 50],
    [0.5, 150],
    [0.99, 248],
  ])('the second attempt starts after 50 to 250 ms (random value %d: %i ms)', async (random, delayMs) => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const { calls, sessions } = createClient(lost);
    const failure = catchPortalError(sessions.get('WS-1'));
    await vi.advanceTimersByTimeAsync(delayMs - 1);
    expect(calls).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveBeenCalledTimes(2);
    expect(await failure).toMatchObject({ kind: 'network', operationId: 'getWidgetSession' });
  });

  test('a caller can abort the wait for the second attempt', async () => {
    vi.useFakeTimers();
    const { calls, sessions } = createClient(lost);
    const controller = new AbortController();
    const failure = catchPortalError(sessions.get('WS-1', { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await failure).toMatchObject({ kind: 'aborted', operationId: 'getWidgetSession' });
    expect(calls).toHaveBeenCalledTimes(1);
  });
});

test('a call asks for JSON and names the operation of an unusable id', async () => {
  const { calls, sessions } = createClient(async () => Response.json({ sessionId: 'WS-1' }));
  await sessions.get('WS-1');
  expect(new Headers(calls.mock.calls[0]?.[1]?.headers).get('accept')).toBe('application/json');
  expect(await catchPortalError(sessions.get('..'))).toMatchObject({
    kind: 'parse',
    operationId: 'getWidgetSession',
  });
  expect(calls).toHaveBeenCalledTimes(1);
});

test('a response without JSON is described by its status, request id and problem', async () => {
  const headers = { 'x-request-id': 'req-7' };
  const { sessions } = createClient(async () => new Response('<p>', { status: 201, headers }));
  expect(await catchPortalError(sessions.create(request))).toMatchObject({
    status: 201,
    requestId: 'req-7',
    cause: { message: expect.stringContaining('a body that is not JSON') },
  });
  const empty = createClient(async () => Response.json({}, { status: 201 })).sessions;
  expect(await catchPortalError(empty.create(request))).toMatchObject({
    cause: { message: expect.stringContaining('no session or no token') },
  });
});

test.each(['https://erin@portal.example', 'https://:pass@portal.example'])(
  'the base URL %s with a user name or a password is refused',
  (baseUrl) => {
    expect(() => createEmbedSessions({ ...credential, baseUrl })).toThrow(
      'Pass the service credential as clientId and clientSecret.',
    );
  },
);

test.each([
  'http://portal.example',
  'http://localhost.example',
  'http://my-localhost',
  'ftp://localhost',
  'https://portal.example/api',
  'https://portal.example?a=b',
  'https://portal.example#a',
  'portal.example',
])('the base URL %s is refused, because the secret would not be sent to an encrypted origin', (baseUrl) => {
  expect(() => createEmbedSessions({ ...credential, baseUrl })).toThrow(
    'Use the https origin of the portal API without a path, because the client secret is sent to it. Only a loopback',
  );
});

test.each(['http://localhost:4310', 'http://127.0.0.1', 'http://[::1]:4310/', 'https://portal.example//'])(
  'the base URL %s is accepted',
  (baseUrl) => {
    expect(() => createEmbedSessions({ ...credential, baseUrl })).not.toThrow();
  },
);
