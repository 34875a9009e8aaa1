import { expect, test } from 'vitest';
import { RecordedBodies } from './recorded-bodies.ts';

const megabyte = 1024 * 1024;
const text = (bytes: number) => ({
  headers: { 'content-type': 'application/json' },
  body: Buffer.alloc(bytes, 'a'),
});
const request = (bytes: number) => ({ method: 'POST', path: '/', search: '', ...text(bytes) });
const response = (bytes: number) => ({ status: 200, cookies: [], ...text(bytes) });

test('recorded bodies take at most 8 MB, and the oldest are dropped first', () => {
  const bodies = new RecordedBodies();
  for (let sequence = 1; sequence <= 100; sequence += 1) {
    bodies.record(sequence, request(100_000), response(100_000));
    expect(bodies.bytes).toBeLessThanOrEqual(8 * megabyte);
  }
  expect(bodies.bytes).toBeGreaterThan(7 * megabyte);
  expect(bodies.get(100).requestBody).toHaveLength(100_000);
  expect(bodies.get(1)).toEqual({ requestBody: null, responseBody: null });
  bodies.clear();
  expect(bodies.bytes).toBe(0);
});

test('recorded bodies cover the latest 500 requests, without files and bodies above 256 KB', () => {
  const bodies = new RecordedBodies();
  for (let sequence = 1; sequence <= 501; sequence += 1) bodies.record(sequence, request(10), response(10));
  expect(bodies.bytes).toBe(500 * 20);
  expect(bodies.get(1).requestBody).toBeNull();
  expect(bodies.get(2).requestBody).toBe('aaaaaaaaaa');
  const upload = { ...request(megabyte), headers: { 'content-type': 'multipart/form-data; boundary=x' } };
  bodies.record(502, upload, response(megabyte));
  expect(bodies.bytes).toBe(499 * 20);
});
