import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessionCache } from './session-cache';
import {
  type CreatedWidgetSession,
  readCreatedSession,
  toSessionBody,
  type WidgetSessionRequest,
} from './widget-session';

const request: WidgetSessionRequest = {
  supplierId: 'SUP-1001',
  user: { id: 'u-1', name: 'Erin Wolfe' },
  widgets: ['item-list', 'item-form'],
  permissions: ['ITEM_LIST', 'ITEM_CREATE'],
  origin: 'https://stock.tidewater.example',
};
const ofUser = (id: string): WidgetSessionRequest => ({ ...request, user: { id, name: id } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a cache. The test answers its requests if `isHeld` is set; otherwise they're answered at once. */
function createCache({ expiresIn = 600, isHeld = false } = {}) {
  const held: ((session: CreatedWidgetSession) => void)[] = [];
  let count = 0;
  const create = vi.fn(async () => {
    count += 1;
    const session = { sessionId: `WS-${count}`, expiresIn } as CreatedWidgetSession;
    return isHeld
      ? new Promise<CreatedWidgetSession>((resolve) => held.push(() => resolve(session)))
      : session;
  });
  const cache = createSessionCache(create);
  const getSessionId = async (wanted = request) => (await cache.get(wanted, false)).sessionId;
  return { cache, create, getSessionId, answer: () => held.shift()?.({} as CreatedWidgetSession) };
}

test('a session is reused for the same widgets and permissions in another order', async () => {
  const { getSessionId } = createCache();
  const reordered: WidgetSessionRequest = {
    ...request,
    widgets: ['item-form', 'item-list'],
    permissions: ['ITEM_CREATE', 'ITEM_LIST'],
  };
  expect([await getSessionId(), await getSessionId(reordered)]).toEqual(['WS-1', 'WS-1']);
  expect(await getSessionId({ ...request, permissions: ['ITEM_LIST'] })).toBe('WS-2');
  expect(await getSessionId({ ...request, permissions: undefined })).toBe('WS-3');
});

test.each([
  [600, 540],
  [60, 30],
])('a session of %i s is reused for less than %i s', async (expiresIn, reusableSeconds) => {
  const { getSessionId } = createCache({ expiresIn });
  await getSessionId();
  await vi.advanceTimersByTimeAsync(reusableSeconds * 1000 - 1);
  expect(await getSessionId()).toBe('WS-1');
  await vi.advanceTimersByTimeAsync(1);
  expect(await getSessionId()).toBe('WS-2');
});

test('a removed session is not reused; other sessions are', async () => {
  const { cache, getSessionId } = createCache();
  await getSessionId();
  await getSessionId(ofUser('u-2'));
  cache.removeSession('WS-1');
  expect([await getSessionId(ofUser('u-2')), await getSessionId()]).toEqual(['WS-2', 'WS-3']);
});

test('removing a user waits for the running request of this user only, and keeps the sessions of others', async () => {
  const { cache, create, answer } = createCache({ isHeld: true });
  const own = cache.get(request, false);
  const other = cache.get(ofUser('u-2'), false);
  let isRemoved = false;
  const removal = cache.removeUser('u-1').then(() => {
    isRemoved = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(isRemoved).toBe(false);
  answer();
  await removal;
  expect((await own).sessionId).toBe('WS-1');
  answer();
  await other;
  expect((await cache.get(ofUser('u-2'), false)).sessionId).toBe('WS-2');
  expect(create).toHaveBeenCalledTimes(2);
  void cache.get(request, false);
  expect(create).toHaveBeenCalledTimes(3);
});

test('a session that is created again becomes the newest of 1,000 sessions', async () => {
  const { cache, create, getSessionId } = createCache();
  for (let place = 0; place < 1_000; place += 1) await getSessionId(ofUser(`u-${place}`));
  await cache.get(ofUser('u-0'), true);
  await getSessionId(ofUser('u-1000'));
  create.mockClear();
  await getSessionId(ofUser('u-0'));
  await getSessionId(ofUser('u-2'));
  expect(create).not.toHaveBeenCalled();
  await getSessionId(ofUser('u-1'));
  expect(create).toHaveBeenCalledTimes(1);
});

test('the body of a request contains a lifetime and permissions only if they are given', () => {
  const { permissions, ...shared } = request;
  expect(Object.keys(toSessionBody(shared)).toSorted()).toEqual(['origin', 'supplierId', 'user', 'widgets']);
  expect(toSessionBody({ ...request, ttlSeconds: 60 })).toEqual({ ...request, permissions, ttlSeconds: 60 });
});

test.each([
  [null],
  ['WS-1'],
  [{ accessToken: 'a.b.c' }],
  [{ sessionId: '', accessToken: 'a.b.c' }],
  [{ sessionId: 7, accessToken: 'a.b.c' }],
  [{ sessionId: 'WS-1' }],
  [{ sessionId: 'WS-1', accessToken: '' }],
])('the response %j is not a session', (data) => {
  expect(readCreatedSession(data)).toBeUndefined();
});

test('invalid permissions and lifetimes of a session are ignored', () => {
  const session = { sessionId: 'WS-1', accessToken: 'a.b.c' };
  expect(readCreatedSession({ ...session, permissions: ['ITEM_LIST', '', 7], expiresIn: 60 })).toEqual({
    ...session,
    permissions: ['ITEM_LIST'],
    expiresIn: 60,
  });
  const empty = { ...session, permissions: [], expiresIn: 0 };
  expect(readCreatedSession({ ...session, permissions: 'ITEM_LIST', expiresIn: '60' })).toEqual(empty);
  expect(readCreatedSession({ ...session, expiresIn: Number.POSITIVE_INFINITY })).toEqual(empty);
});
