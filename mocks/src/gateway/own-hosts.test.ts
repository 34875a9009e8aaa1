import { describe, expect, test } from 'vitest';
import { isOwnHost, isOwnUrl, parseHostNames } from './own-hosts.ts';

test.each([
  ['qa-laptop.local', 'qa-laptop.local'],
  ['QA-Laptop.Local', 'qa-laptop.local'],
  ['192.168.1.20', '192.168.1.20'],
  ['fe80::1', '[fe80::1]'],
  ['[fe80::1]', '[fe80::1]'],
  ['sandbox', 'sandbox'],
  ['portal_sandbox', 'portal_sandbox'],
])('the entered host %s is the host %s', (entered, host) => {
  expect([...parseHostNames([entered])]).toEqual([host]);
});

test.each([
  '',
  'laptop:4310',
  'http://laptop',
  'user@laptop',
  'laptop/path',
  '*.local',
  'a b',
  '[::1',
  '999.1.1.1',
])('the entered host "%s" is rejected', (entered) => {
  expect(() => parseHostNames([entered])).toThrow(
    /--host must be a host name or an IP address without a port/,
  );
});

describe('with the hosts qa-laptop.local and fe80::1', () => {
  const names = parseHostNames(['qa-laptop.local', 'fe80::1']);

  test.each([
    'qa-laptop.local',
    'QA-LAPTOP.local:4310',
    '[fe80::1]:4310',
    'localhost:1',
    'anna.localhost',
    '127.0.0.1',
  ])('the Host header %s names this server', (host) => {
    expect(isOwnHost(host, names)).toBe(true);
  });

  test.each(['', 'qa-laptop.local.example', 'other.local', 'x.qa-laptop.local', '10.0.0.1', undefined])(
    'the Host header %s does not name this server',
    (host) => {
      expect(isOwnHost(host, names)).toBe(false);
    },
  );

  test.each([
    ['http://qa-laptop.local:5173', true],
    ['https://qa-laptop.local', true],
    ['ftp://qa-laptop.local', false],
    ['null', false],
  ])('whether a page of %s belongs to this server: %s', (url, isOwn) => {
    expect(isOwnUrl(url, names)).toBe(isOwn);
  });
});

test('without names, only loopback hosts name this server', () => {
  expect(isOwnHost('qa-laptop.local')).toBe(false);
  expect(isOwnHost('localhost:4310')).toBe(true);
});
