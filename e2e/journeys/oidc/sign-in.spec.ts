import { oidcSignInPage } from '@portal-kit/mocks/testing';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { continueButton, providerHeading, signInAtProvider, signInFrom, test } from '../../fixtures/oidc.ts';
import { expect } from '../../fixtures/test.ts';

const deepLink = '/SUP-1001/items?searchInput=fen';

// The provider's pages have no favicon.
test.beforeEach(({ problems }) => problems.tolerateConsole(/ 404 \(Not Found\) \/favicon\.ico$/));

test('the sign-in page without a password leads to the provider and back to the requested address', async ({
  page,
}) => {
  await page.goto(deepLink);
  await expect(continueButton(page)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await continueButton(page).click();
  await signInAtProvider(page);
  await expect(page).toHaveURL(deepLink);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Account menu for Dana Reyes' })).toBeVisible();
});

test('code and state are in no address, history or storage after the redirect', async ({ page, context }) => {
  const secrets: string[] = [];
  context.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/login')
      secrets.push(...['code', 'state'].flatMap((name) => searchParams.get(name) ?? []));
  });
  await signInFrom(page, deepLink);
  expect(secrets).toHaveLength(2);
  const kept = await page.evaluate(() =>
    JSON.stringify([
      (window as unknown as { navigation: { entries: () => { url: string }[] } }).navigation
        .entries()
        .map(({ url }) => url),
      history.state,
      { ...localStorage },
      { ...sessionStorage },
    ]),
  );
  for (const secret of secrets) expect(kept).not.toContain(secret);
});

test('the authorization request has PKCE, state and nonce and requests a refresh token', async ({ page }) => {
  await page.goto('/login');
  const [request] = await Promise.all([page.waitForRequest(/\/auth\?/), continueButton(page).click()]);
  const query = Object.fromEntries(new URL(request.url()).searchParams);
  expect(query).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^.{16,}$/),
    nonce: expect.stringMatching(/^.{16,}$/),
    scope: 'openid email profile offline_access',
  });
});

test('the provider reports a wrong password, and the next try with the correct password signs the user in', async ({
  page,
}) => {
  await page.goto(deepLink);
  await continueButton(page).click();
  await signInAtProvider(page, demoUsers.supplierAdmin, 'wrong');
  await expect(page.getByRole('alert')).toHaveText('The email or password is not correct.');
  await signInAtProvider(page);
  await expect(page).toHaveURL(deepLink);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
});

test('canceling at the OpenID Connect provider returns to the sign-in page without an error', async ({
  page,
  sandbox,
}) => {
  await page.goto(deepLink);
  await continueButton(page).click();
  await page.getByRole('button', { name: oidcSignInPage.cancel }).click();
  await expect(continueButton(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(sandbox.oidc.tokenRequests()).toEqual([]);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  await continueButton(page).click();
  await signInAtProvider(page);
  await expect(page).toHaveURL(deepLink);
});

test('each OpenID Connect error has its own text, and the next try reaches the provider', async ({
  page,
  sandbox,
}) => {
  for (const [error, text] of [
    ['temporarily_unavailable', 'Sign-in is temporarily unavailable. Try again in a moment.'],
    ['server_error', 'Sign-in is temporarily unavailable. Try again in a moment.'],
    ['invalid_request', 'Sign-in is misconfigured. Contact the Administrator.'],
  ] as const) {
    await test.step(`${error}: ${text}`, async () => {
      sandbox.oidc.refuseNext(error);
      await page.goto('/login');
      await continueButton(page).click();
      await expect(page.getByRole('alert')).toHaveText(text);
      await expect(page).toHaveURL('/login');
      await continueButton(page).click();
      await expect(providerHeading(page)).toBeVisible();
    });
  }
});

test('an OpenID Connect response that this tab did not request is refused and its code is not used', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login?code=forged&state=forged');
  await expect(page.getByRole('alert')).toHaveText('Sign-in did not complete. Try again.');
  await expect(page).toHaveURL('/login');
  expect(sandbox.oidc.tokenRequests()).toEqual([]);
});

test('Back from the OpenID Connect provider leads to a working sign-in page', async ({ page }) => {
  await page.goto('/login');
  await continueButton(page).click();
  await expect(providerHeading(page)).toBeVisible();
  await page.goBack();
  await expect(continueButton(page)).toBeEnabled();
  await continueButton(page).click();
  await signInAtProvider(page);
  await expect(page).toHaveURL('/SUP-1001/dashboard');
});

test('an unreachable OpenID Connect provider shows an error, and the next try reaches the provider', async ({
  page,
  problems,
  sandbox,
}) => {
  for (const how of ['reset', 'unavailable'] as const) {
    await test.step(how, async () => {
      problems.tolerateConsole(/^Failed to load resource: .*openid-configuration$|CORS policy/);
      sandbox.oidc.interrupt(how);
      await page.goto('/login');
      await continueButton(page).click();
      await expect(page.getByRole('alert')).toHaveText(
        'Sign-in is temporarily unavailable. Try again in a moment.',
      );
      await expect(page).toHaveURL('/login');
      sandbox.oidc.resume();
      await continueButton(page).click();
      await expect(providerHeading(page)).toBeVisible();
    });
  }
});

test('a code that cannot be exchanged shows an error and does not sign the user in', async ({
  page,
  problems,
  sandbox,
}) => {
  problems.tolerateConsole(/^Failed to load resource: .*\/token$|CORS policy/);
  await page.goto('/login');
  await continueButton(page).click();
  await expect(providerHeading(page)).toBeVisible();
  sandbox.oidc.interrupt('unavailable', '/token');
  await signInAtProvider(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Sign-in is temporarily unavailable. Try again in a moment.',
  );
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test('the password pages explain that the OpenID Connect provider keeps the password and link to it', async ({
  page,
}) => {
  for (const address of ['/forgot-password', '/reset-password?token=other-user']) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is managed elsewhere');
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await continueButton(page).click();
      await expect(providerHeading(page)).toBeVisible();
    });
  }
});

test('sign-in with OpenID Connect stays in the selected world', async ({ page, sandbox }) => {
  await signInFrom(page, '/SUP-1001/items?sandboxWorld=anna');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  const { control, oidc } = await sandbox.worlds.open('anna');
  expect(oidc?.tokenRequests()).toEqual([
    { grantType: 'authorization_code', user: 'dana@halberd.example', error: null },
  ]);
  expect([control.violations(), control.cspReports()]).toEqual([[], []]);
  expect([sandbox.oidc.tokenRequests(), sandbox.control.journal()]).toEqual([[], []]);
});
