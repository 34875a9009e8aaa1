import { importJWK, type JWTPayload, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { createKeys } from './signing-keys.ts';

const expected = { issuer: 'http://127.0.0.1:1', audience: 'supplier-portal' };
const nowSeconds = () => Math.floor(Date.now() / 1000);
const keys = await createKeys();
const privateKey = await importJWK(keys.privateJwk, 'ES256');

const sign = (claims: JWTPayload) =>
  new SignJWT({ iss: expected.issuer, aud: expected.audience, ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'oidc-1' })
    .sign(privateKey);

test('a valid ID token for the portal yields its email address', async () => {
  const token = await sign({ email: 'dana@halberd.example', exp: nowSeconds() + 60 });
  expect(await keys.readVerifiedEmail(token, expected)).toBe('dana@halberd.example');
});

test.each([
  ['another audience', { aud: 'another-portal' }],
  ['another issuer', { iss: 'http://127.0.0.1:2' }],
  ['no email', { email: undefined }],
  ['an expiry in the past', { exp: nowSeconds() - 1 }],
  ['no expiry', { exp: undefined }],
])('an ID token with %s is rejected', async (_what, claims) => {
  const token = await sign({ email: 'dana@halberd.example', exp: nowSeconds() + 60, ...claims });
  expect(await keys.readVerifiedEmail(token, expected)).toBeUndefined();
});

test('a string that is not a token is rejected', async () => {
  expect(await keys.readVerifiedEmail('not.a.token', expected)).toBeUndefined();
});
