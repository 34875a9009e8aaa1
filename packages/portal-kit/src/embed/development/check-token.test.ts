import { expect, test } from 'vitest';
import { loadDevelopmentCode } from '../../../test/development-warnings';

const jwt = (payload: object) =>
  `eyJhbGciOiJSUzI1NiJ9.${btoa(JSON.stringify(payload)).replace(/=+$/, '')}.c2lnbmF0dXJl`;
const accessToken = jwt({ sub: 'ana@tesselle.example', iat: 1_000, exp: 1_300 });
const identityToken = jwt({ sub: 'ana@tesselle.example', iat: 1_000, exp: 44_200 });
const isNotSent = 'API calls are not sent, and the widget shows an error.';

test.each<[result: unknown, warning: string]>([
  [
    undefined,
    `getToken returned undefined instead of a string. ${isNotSent} Return the token, or reject if there is none.`,
  ],
  [
    null,
    `getToken returned null instead of a string. ${isNotSent} Return the token, or reject if there is none.`,
  ],
  [
    { token: accessToken },
    `getToken returned object instead of a string. ${isNotSent} Return the token, or reject if there is none.`,
  ],
  [' ', `getToken returned an empty string. ${isNotSent} Reject if there is no token.`],
  [
    JSON.stringify({ token: accessToken }),
    `getToken returned JSON. ${isNotSent} Return only the token, for example \`(await response.json()).token\`.`,
  ],
  [
    '<!doctype html>',
    `getToken returned an HTML page. ${isNotSent} Check \`response.ok\` and the address that getToken calls. The address may redirect to a sign-in page.`,
  ],
  [
    `Bearer ${accessToken}`,
    `getToken returned "Bearer " before the token. ${isNotSent} Return only the token.`,
  ],
  [
    identityToken,
    'getToken returned a token that is valid for 12 hours, like an identity token. The API refuses an identity token with status 401. Exchange the identity token for an access token on your server (`GET /api/v2/auth/accessToken`).',
  ],
])('the result %j of getToken causes one warning without the token', async (result, warning) => {
  const { checkToken, warnings } = await loadDevelopmentCode();
  await checkToken(Promise.resolve(result));
  await checkToken(result);
  expect(warnings).toEqual([warning]);
  expect(warning).not.toContain('eyJ');
});

test.each([[accessToken], ['opaque-token'], [jwt({ exp: 44_200 })], ['a.b.c']])(
  'the token %s causes no warning',
  async (token) => {
    const { checkToken, warnings } = await loadDevelopmentCode();
    await checkToken(token);
    expect(warnings).toEqual([]);
  },
);

test('a rejected getToken causes no warning about its result', async () => {
  const { checkToken, warnings } = await loadDevelopmentCode();
  await checkToken(Promise.reject(new Error('no session')));
  expect(warnings).toEqual([]);
});
