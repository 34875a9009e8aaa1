import { describe, expect, test, vi } from 'vitest';
import { takeResetToken } from './reset-token';

function open(address: string) {
  const replaceState = vi.fn();
  const page = {
    location: { href: `https://portal.example${address}` },
    history: { state: { pageIndex: 0 }, replaceState },
  } as unknown as Window;
  return { token: takeResetToken(page), replaced: replaceState.mock.calls };
}

describe('a password reset link', () => {
  test.each([
    ['/reset-password?pwrt=t-1', 't-1'],
    ['/reset-password?passwordResetToken=t-1', 't-1'],
    ['/reset-password?token=t-1', 't-1'],
    ['/reset-password/?apiKey=k&pwrt=t-1#x', 't-1'],
    ['/reset-password?token=other&pwrt=t-1', 't-1'],
    ['/reset-password?pwrt=&token=t-1', 't-1'],
    ['/reset-password?pwrt=a%2Fb%2B%3D', 'a/b+='],
  ])('the reset link %s returns the token and removes the query from the address', (address, token) => {
    const { token: taken, replaced } = open(address);
    expect(taken).toBe(token);
    expect(replaced).toEqual([[{ pageIndex: 0 }, '', new URL(address, 'https://portal.example').pathname]]);
  });

  test('a reset link without a token returns null and removes the query from the address', () => {
    expect(open('/reset-password?pwrt=&apiKey=k')).toEqual({
      token: null,
      replaced: [[{ pageIndex: 0 }, '', '/reset-password']],
    });
  });
});

describe('another address', () => {
  test.each([
    '/reset-password',
    '/login?pwrt=t-1',
    '/SUP-1/reset-password?pwrt=t-1',
    '/reset-password/more?pwrt=t-1',
    '/?token=t-1',
  ])('the address %s returns null and stays unchanged', (address) => {
    expect(open(address)).toEqual({ token: null, replaced: [] });
  });
});
