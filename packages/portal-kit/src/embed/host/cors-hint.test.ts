import { PortalError } from '@portal-kit/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hintAtCors } from './cors-hint';

const noResponse = new PortalError({ kind: 'network', message: 'No', retryable: true });
let warnings: unknown[] = [];

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://host.example/stock'));
  vi.stubGlobal('navigator', { onLine: true });
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(text));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('calls without a response show one hint for each API on another origin', () => {
  for (let call = 0; call < 3; call += 1) hintAtCors(noResponse, 'https://one.example');
  expect(warnings).toEqual([
    expect.stringMatching(
      /^portal-kit: no response from https:\/\/one\.example, .* from https:\/\/host\.example,/,
    ),
  ]);
  hintAtCors(noResponse, 'https://two.example/');
  expect(warnings).toHaveLength(2);
});

test.each([
  ['the API is on the origin of the page', noResponse, ''],
  ['the API has the origin of the page', noResponse, 'https://host.example'],
  [
    'the server responded',
    new PortalError({ kind: 'http', status: 500, message: 'No' }),
    'https://x.example',
  ],
  [
    'the call timed out',
    new PortalError({ kind: 'timeout', message: 'No', retryable: true }),
    'https://x.example',
  ],
  [
    'the response is a redirect',
    new PortalError({ kind: 'network', status: 302, message: 'No' }),
    'https://x.example',
  ],
  ['the host gave no token', new PortalError({ kind: 'network', message: 'No' }), 'https://x.example'],
])('the console shows no hint when %s', (_, error, apiUrl) => {
  hintAtCors(error, apiUrl);
  expect(warnings).toEqual([]);
});

test('the console shows no hint while the device is offline', () => {
  vi.stubGlobal('navigator', { onLine: false });
  hintAtCors(noResponse, 'https://x.example');
  expect(warnings).toEqual([]);
});
