import { newIdempotencyKey } from '@portal-kit/sdk';
import { expect, test, vi } from 'vitest';

test('newIdempotencyKey() returns a uuid of version 4, also on plain-http origins', () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(newIdempotencyKey()).toMatch(uuid);
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.map((_, index) => index) });
  expect(newIdempotencyKey()).toBe('00010203-0405-4607-a809-0a0b0c0d0e0f');
});
