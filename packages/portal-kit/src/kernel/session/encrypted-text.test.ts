import { expect, test, vi } from 'vitest';
import { decryptText, encryptText } from './encrypted-text';

const secret = 'b1c7d0a2f4e94d3c8a6b5e4f3d2c1b0a';
const text = JSON.stringify({ note: 'Côte-Rôtie 🍇', lines: 'x'.repeat(300_000) });

test('an encrypted text is read with its secret only, and differs each time', async () => {
  const encrypted = await encryptText(text, secret);
  expect(encrypted).toMatch(/^[A-Za-z0-9+/]+=*$/);
  expect(await encryptText(text, secret)).not.toBe(encrypted);
  expect(await decryptText(encrypted, secret)).toBe(text);
  expect(await decryptText(encrypted, `${secret} `)).toBeNull();
});

test('a changed or shortened text is not read', async () => {
  const encrypted = await encryptText('short', secret);
  const changed = encrypted.replace(/.(?=.{8}$)/, (unit) => (unit === 'A' ? 'B' : 'A'));
  for (const broken of [changed, encrypted.slice(0, 20), '', 'not Base64!', '{}'])
    expect(await decryptText(broken, secret)).toBeNull();
});

test('encryption rejects without the cryptography of a secure context', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await expect(encryptText('text', secret)).rejects.toThrow();
  vi.unstubAllGlobals();
});
