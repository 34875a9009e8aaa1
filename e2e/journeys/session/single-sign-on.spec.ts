import type { Page } from '@playwright/test';
import { changeConfig } from '../../fixtures/deployment.ts';
import { accountButton, section } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const deepLink = '/SUP-1001/items?searchInput=fen';

// The provider's page in the sandbox has no favicon.
test.beforeEach(({ problems }) => problems.tolerateConsole(/ 404 \(Not Found\) \/favicon\.ico$/));

/** Collects the URLs of the provider's web SDK that the page requests from now on. */
function webSdkRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/gigya.js')) requests.push(request.url());
  });
  return requests;
}

async function leaveForProvider(page: Page, from: string) {
  await page.goto(from);
  await page.getByRole('button', { name: 'Use single sign-on' }).click();
  await expect(page).toHaveURL(/\/__sandbox\/sign-on\?/);
}

test('single sign-on leads through the provider’s page to the requested address', async ({
  page,
  sandbox,
}) => {
  const webSdk = webSdkRequests(page);
  await page.goto(deepLink);
  await expect(page.getByRole('button', { name: 'Use single sign-on' })).toBeVisible();
  expect(webSdk).toEqual([]);
  await leaveForProvider(page, deepLink);
  expect(webSdk).toHaveLength(1);
  await page.getByRole('link', { name: 'Dana Reyes' }).click();
  await expect(page).toHaveURL(deepLink);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Account menu for Dana Reyes' })).toBeVisible();
  expect(webSdk).toHaveLength(2);
  expect(new URL(webSdk[0] ?? '').searchParams.get('apikey')).toBe('3_sandbox');
  expect(sandbox.statuses('verifySession')).toEqual([200]);
  expect(sandbox.control.cspReports()).toEqual([]);
});

test('a blocked and a slow web SDK show an error, and the next attempt works', async ({
  page,
  problems,
  sandbox,
}) => {
  problems.tolerateConsole(/gigya\.js/);
  const button = page.getByRole('button', { name: 'Use single sign-on' });
  const unavailable = page.getByRole('alert').getByText('Sign-in is temporarily unavailable.');
  await page.clock.install();
  for (const scenario of ['web-sdk-slow', 'web-sdk-blocked']) {
    await test.step(scenario, async () => {
      sandbox.control.setScenario(scenario);
      // Chromium reuses a pending request for a script of the same page.
      await page.goto('/login');
      const requested = page.waitForRequest(/gigya\.js/);
      await button.click();
      await requested;
      if (scenario === 'web-sdk-slow') {
        await expect(unavailable).toHaveCount(0);
        await page.clock.runFor(30_000);
      }
      await expect(unavailable).toBeVisible();
      await expect(button).toBeEnabled();
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
    });
  }
  sandbox.control.setScenario();
  await button.click();
  await page.getByRole('link', { name: 'Dana Reyes' }).click();
  await expect(page).toHaveURL('/SUP-1001/dashboard');
});

test('single sign-on is hidden without the address of the web SDK', async ({ page }) => {
  await changeConfig(page, (config) => ({
    ...config,
    identity: { ...(config.identity as object), webSdkUrl: undefined },
  }));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use single sign-on' })).toHaveCount(0);
});

test('the code of single sign-on is in no address, history or storage after the redirect', async ({
  page,
  context,
}) => {
  const codes: string[] = [];
  context.on('request', (request) => {
    const code = new URL(request.url()).searchParams.get('authCode');
    if (code) codes.push(code);
  });
  await leaveForProvider(page, '/login');
  await page.getByRole('link', { name: 'Dana Reyes' }).click();
  await expect(page).toHaveURL('/SUP-1001/dashboard');
  expect(codes).toHaveLength(1);
  const kept = await page.evaluate(() =>
    JSON.stringify([
      (window as unknown as { navigation: { entries: () => { url: string }[] } }).navigation
        .entries()
        .map(({ url }) => url),
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      performance.getEntriesByType('resource').map(({ name }) => name),
    ]),
  );
  expect(kept).not.toContain(codes[0]);
  expect(await page.evaluate(() => sessionStorage.getItem('signIn'))).toBeNull();
});

test('canceling single sign-on returns to the sign-in page without an error', async ({ page }) => {
  await leaveForProvider(page, deepLink);
  const webSdk = webSdkRequests(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Use single sign-on' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(webSdk).toEqual([]);
  await page.getByRole('button', { name: 'Use single sign-on' }).click();
  await page.getByRole('link', { name: 'Dana Reyes' }).click();
  await expect(page.getByRole('button', { name: 'Account menu for Dana Reyes' })).toBeVisible();
});

test('a canceled single sign-on keeps the requested address', async ({ page, portal }) => {
  await leaveForProvider(page, deepLink);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await portal.signIn();
  await expect(page).toHaveURL(deepLink);
});

test('a later single sign-on opens its own requested address', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await leaveForProvider(page, deepLink);
  await page.getByRole('link', { name: 'Dana Reyes' }).click();
  await expect(page).toHaveURL(deepLink);
  await expect(accountButton(page)).toBeVisible();
  await section(page, 'Dashboard').click();
  await section(page, 'Items').click();
  await expect(page).toHaveURL('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  sandbox.control.addFault({ kind: 'status', status: 401, operationId: 'listItems', times: 2 });
  problems.expectStatus(401, '/api/v1/suppliers/SUP-1001/items', 2);
  await page.getByRole('button', { name: 'Size' }).click();
  await expect(page.getByRole('alert')).toContainText('Your session has expired.');
  await portal.signIn();
  await expect(page).toHaveURL('/SUP-1001/items?order=ASC&orderBy=size');
});

test('Back from the single sign-on page leads to a working sign-in page', async ({ page, portal }) => {
  await leaveForProvider(page, '/login');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Use single sign-on' })).toBeEnabled();
  await portal.signIn();
  await expect(page).toHaveURL('/SUP-1001/dashboard');
});

test('each single sign-on error of the provider has its own text', async ({ page, sandbox }) => {
  for (const [errorCode, text] of [
    [403017, 'You are signed in at your provider as another user.'],
    [403043, 'An account with this email already exists. Sign in with your password.'],
    [403040, 'Sign-in did not complete. Try again.'],
    [403041, 'Your account is disabled. Contact the Administrator.'],
  ] as const) {
    await test.step(`${errorCode}: ${text}`, async () => {
      sandbox.control.addFault({ kind: 'identity', operationId: 'ssoLogin', errorCode });
      await page.goto('/login');
      await page.getByRole('button', { name: 'Use single sign-on' }).click();
      await expect(page.getByRole('alert')).toContainText(text);
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('button', { name: 'Use single sign-on' })).toBeEnabled();
    });
  }
});

test('a single sign-on response that this tab did not request is refused and its code is not used', async ({
  page,
  portal,
}) => {
  const webSdk = webSdkRequests(page);
  await page.goto('/login?authCode=st2.ac.forged&gig_actions=sso.login&state=forged');
  await expect(page.getByRole('alert')).toHaveText('Sign-in did not complete. Try again.');
  await expect(page).toHaveURL('/login');
  expect(webSdk).toEqual([]);
  await portal.signIn();
  await expect(page).toHaveURL('/SUP-1001/dashboard');
});

test('a single sign-on response with a different state is refused', async ({ page, sandbox }) => {
  await leaveForProvider(page, '/login');
  const chosen = await page.getByRole('link', { name: 'Dana Reyes' }).getAttribute('href');
  const address = new URL(chosen ?? '', sandbox.origin);
  address.searchParams.set('state', 'other-user');
  const webSdk = webSdkRequests(page);
  await page.goto(address.href);
  await expect(page.getByRole('alert')).toHaveText('Sign-in did not complete. Try again.');
  expect(webSdk).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('id_token'))).toBeNull();
});

test('a single sign-on code that the provider refuses starts no session', async ({ page, context }) => {
  await leaveForProvider(page, '/login');
  await page.route('**/__sandbox/sso-session', (route) =>
    route.continue({ postData: '{"authCode":"unknown"}' }),
  );
  await page.getByRole('link', { name: 'Dana Reyes' }).click();
  await expect(page.getByRole('alert')).toContainText('Sign-in did not complete. Try again.');
  await expect(page).toHaveURL('/login');
  expect(await context.cookies()).toEqual([]);
});
