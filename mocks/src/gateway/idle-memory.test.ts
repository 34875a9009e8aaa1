import type { RawRequest } from '@portal-kit/contract/exchange';
import { expect, test, vi } from 'vitest';
import { freeingMemory, freeMemory } from './idle-memory.ts';

const createRequest = (bytes: number): RawRequest => ({
  method: 'POST',
  path: '/api/v1/suppliers/SUP-1001/imports/items',
  search: '',
  headers: {},
  body: Buffer.alloc(bytes),
});

test('the process frees memory once, 2 s after the last request that follows a large body', async () => {
  vi.useFakeTimers();
  try {
    const free = vi.fn();
    const handle = freeingMemory(async () => ({ kind: 'reset' }), free);
    const send = (bytes: number) => handle(createRequest(bytes), AbortSignal.timeout(60_000));

    await send(2000);
    vi.advanceTimersByTime(60_000);
    expect(free).not.toHaveBeenCalled();

    await send(10_000_000);
    vi.advanceTimersByTime(1999);
    await send(2000);
    vi.advanceTimersByTime(1999);
    expect(free).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(free).toHaveBeenCalledOnce();

    await send(2000);
    vi.advanceTimersByTime(60_000);
    expect(free).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

test('freeMemory() frees a buffer without references', async () => {
  const before = process.memoryUsage().arrayBuffers;
  const hold = () => new WeakRef(new ArrayBuffer(50_000_000));
  const buffer = hold();
  // A weak reference keeps its target until the current job ends.
  await new Promise(setImmediate);
  freeMemory();
  expect(buffer.deref()).toBeUndefined();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
});
