import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTokenLock, type TokenLock } from './token-lock';

afterEach(() => {
  vi.restoreAllMocks();
});

let names = 0;
/** Returns the name of a lock that no other test holds. */
const freshName = () => `token-lock.test.${++names}`;

/** Simulates another tab that holds the lock until the test calls `release`. */
async function otherTabHolding(name: string) {
  const gate = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const over = navigator.locks.request(name, () => {
    taken.resolve();
    return gate.promise;
  });
  await taken.promise;
  return {
    release: () => {
      gate.resolve();
      return over;
    },
  };
}

/** Lets the test control the wait deadline. */
function heldDeadline() {
  const passed = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(passed.signal);
  return {
    timeout,
    pass: () => passed.abort(new DOMException('The wait is over.', 'TimeoutError')),
  };
}

/** Runs a task and returns its `hadToWait` argument. */
const waitedFor = (lock: TokenLock, name: string) => lock(name, async ({ hadToWait }) => hadToWait);
const waiting = (name: string) =>
  expect
    .poll(async () => (await navigator.locks.query()).pending?.map((request) => request.name))
    .toContain(name);

describe('the lock', () => {
  test('the token lock runs a task at once if the lock is free, and is released after the task', async () => {
    const lock = createTokenLock(navigator.locks);
    const name = freshName();
    expect(await waitedFor(lock, name)).toBe(false);
    expect(await waitedFor(lock, name)).toBe(false);
  });

  test('the token lock waits for another tab and passes hadToWait to the task', async () => {
    const name = freshName();
    const other = await otherTabHolding(name);
    const task = vi.fn(async ({ hadToWait }: { hadToWait: boolean }) => hadToWait);
    const waited = createTokenLock(navigator.locks)(name, task);
    await waiting(name);
    expect(task).not.toHaveBeenCalled();
    await other.release();
    expect(await waited).toBe(true);
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('the token lock does not block tasks with another name', async () => {
    const other = await otherTabHolding(freshName());
    expect(await waitedFor(createTokenLock(navigator.locks), freshName())).toBe(false);
    await other.release();
  });

  test('a task runs without the token lock after five seconds when a frozen tab holds the lock', async () => {
    const deadline = heldDeadline();
    const name = freshName();
    const frozen = await otherTabHolding(name);
    const waited = waitedFor(createTokenLock(navigator.locks), name);
    await waiting(name);
    deadline.pass();
    expect(await waited).toBe(true);
    expect(deadline.timeout.mock.calls).toEqual([[5_000]]);
    await frozen.release();
  });

  test('the longest wait for the token lock can be set per task', async () => {
    const deadline = heldDeadline();
    const name = freshName();
    const frozen = await otherTabHolding(name);
    const waited = createTokenLock(navigator.locks)(name, async () => 'token', { waitMs: 35_000 });
    await waiting(name);
    deadline.pass();
    expect(await waited).toBe('token');
    expect(deadline.timeout.mock.calls).toEqual([[35_000]]);
    await frozen.release();
  });

  test('a task that runs longer than the maximum wait keeps the token lock', async () => {
    const deadline = heldDeadline();
    const name = freshName();
    const other = await otherTabHolding(name);
    const gate = Promise.withResolvers<string>();
    const task = vi.fn(() => gate.promise);
    const slow = createTokenLock(navigator.locks)(name, task);
    await waiting(name);
    await other.release();
    await expect.poll(() => task.mock.calls.length).toBe(1);
    deadline.pass();
    gate.resolve('slow');
    expect(await slow).toBe('slow');
    expect(task).toHaveBeenCalledTimes(1);
  });
});

describe('without Web Locks', () => {
  const broken = (request: () => Promise<never>) => ({ request }) as unknown as LockManager;
  const forbidden = new DOMException('The request was denied.', 'SecurityError');

  test.each<[string, LockManager | undefined]>([
    ['when Web Locks are missing', undefined],
    ['when the page may not use Web Locks', broken(() => Promise.reject(forbidden))],
    [
      'when requesting a lock throws',
      broken(() => {
        throw forbidden;
      }),
    ],
  ])('the task runs once %s', async (_, locks) => {
    const task = vi.fn(async () => 'token');
    // `undefined` would be the default of the parameter.
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks as LockManager);
    expect(await createTokenLock()(freshName(), task)).toBe('token');
    expect(task.mock.calls).toEqual([[{ hadToWait: false }]]);
  });
});

describe('a failing task', () => {
  const failure = new Error('no token');

  test.each<[string, LockManager | undefined]>([
    ['with a lock', navigator.locks],
    ['without a lock', { request: () => Promise.reject(new Error('denied')) } as unknown as LockManager],
  ])('a failing task %s rejects with its own error and runs once', async (_, locks) => {
    const task = vi.fn(() => Promise.reject(failure));
    await expect(createTokenLock(locks)(freshName(), task)).rejects.toBe(failure);
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('a failing task after a wait rejects with its own error and releases the lock', async () => {
    const name = freshName();
    const lock = createTokenLock(navigator.locks);
    const other = await otherTabHolding(name);
    const failed = lock(name, () => Promise.reject(failure));
    await waiting(name);
    await Promise.all([expect(failed).rejects.toBe(failure), other.release()]);
    expect(await waitedFor(lock, name)).toBe(false);
  });
});
