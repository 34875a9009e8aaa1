import { demoUsers } from '../../fixtures/demo-users.ts';
import { expect, test } from '../../fixtures/test.ts';

const login = '/identity/accounts.login';
const unavailable = 'Sign-in is temporarily unavailable. Try again in a moment.';

test('a wrong password keeps the email, and an unknown email shows the same error', async ({
  page,
  portal,
  sandbox,
}) => {
  await page.goto('/login');
  await portal.signIn(demoUsers.supplierAdmin, { password: 'wrong' });
  await expect(page.getByRole('alert')).toContainText('The email or password is not correct.');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demoUsers.supplierAdmin);
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  expect(sandbox.calls('getAccessToken')).toEqual([]);

  await page.goto('/login');
  await portal.signIn('nobody@portal.example');
  await expect(page.getByRole('alert')).toContainText('The email or password is not correct.');
});

test('locked, disabled and unverified accounts each show their own sign-in error', async ({
  page,
  portal,
}) => {
  for (const [email, text] of [
    ['locked@portal.example', 'Too many failed attempts. Try again later or reset your password.'],
    ['disabled@portal.example', 'Your account is disabled. Contact the Administrator.'],
    ['pending@portal.example', 'Verify your email address, then sign in.'],
  ] as const) {
    await test.step(email, async () => {
      await page.goto('/login');
      await portal.signIn(email);
      await expect(page.getByRole('alert')).toContainText(text);
      await expect(page).toHaveURL('/login');
    });
  }
});

// biome-ignore format: a table, one code a line
const wrongPassword = 403042;
const refusals = [
  [100001, 'Sign-in is temporarily unavailable. Try again in a moment.'],
  [206001, 'Your account is not fully set up. Contact the Administrator.'],
  [206002, 'Verify your email address, then sign in.'],
  [206003, 'Your account is not fully set up. Contact the Administrator.'],
  [301001, 'Sign-in is misconfigured. Contact the Administrator.'],
  [400093, 'Sign-in is misconfigured. Contact the Administrator.'],
  [401020, 'Too many attempts: complete the check or reset your password.'],
  [401030, 'That password was changed. Use your current one.'],
  [403002, 'Check the device clock.'],
  [403041, 'Your account is disabled. Contact the Administrator.'],
  [wrongPassword, 'The email or password is not correct.'],
  [403048, 'Too many requests. Wait and try again.'],
  [403100, 'Your password has expired. Reset it to sign in.'],
  [403101, "Two-step verification is required but isn't supported here. Use single sign-on."],
  [403110, 'Sign in again.'],
  [403120, 'Too many failed attempts. Try again later or reset your password.'],
  [500001, 'Sign-in is temporarily unavailable. Try again in a moment.'],
  [504001, 'Sign-in is temporarily unavailable. Try again in a moment.'],
  [499999, 'It seems that an unexpected error has occurred. Please, try again later.'],
] as const;

test('each class of sign-in error has its own text and a reference for support', async ({
  page,
  portal,
  sandbox,
}) => {
  await page.goto('/login');
  for (const [errorCode, text] of refusals) {
    await test.step(`${errorCode}: ${text}`, async () => {
      const callId = `call-${errorCode}`;
      sandbox.control.addFault({ kind: 'identity', operationId: 'login', errorCode, fields: { callId } });
      await portal.signIn();
      await expect(page.getByRole('alert')).toHaveText(
        // A wrong password needs no support.
        errorCode === wrongPassword ? text : `${text} Reference: ${callId}`,
      );
    });
  }
  expect(sandbox.calls('login')).toHaveLength(refusals.length);
  expect(sandbox.calls('getAccessToken')).toEqual([]);
  await portal.signIn();
  await expect(page).toHaveURL('/SUP-1001/dashboard');
});

test('a provider without a response shows an error, and the next try signs in', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await page.goto('/login');
  sandbox.control.addFault({ kind: 'reset', operationId: 'login', times: 'always' });
  problems.tolerateConsole(/net::ERR_CONNECTION_RESET \/identity\/accounts\.login$/);
  await portal.signIn();
  await expect(page.getByRole('alert')).toHaveText(unavailable);
  sandbox.control.clearFaults();
  await portal.signIn();
  await expect(page).toHaveURL('/SUP-1001/dashboard');
});

test('a gateway error during sign-in is shown as out of service', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await page.goto('/login');
  sandbox.control.addFault({ kind: 'html', status: 502, operationId: 'login' });
  problems.expectStatus(502, login);
  await portal.signIn();
  await expect(page.getByRole('alert')).toHaveText(unavailable);
});

test('a sign-in whose access token cannot be fetched is undone at the provider', async ({
  page,
  portal,
  problems,
  sandbox,
  context,
}) => {
  await page.goto('/login');
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'getAccessToken' });
  problems.expectStatus(503, '/api/v2/auth/accessToken');
  await portal.signIn();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  expect(await context.cookies()).toEqual([]);
  await expect.poll(() => sandbox.calls('logout').length).toBe(1);
});
