import { oidcSignInPage } from '@portal-kit/mocks/testing';
import { continueButton, providerHeading, signInAtProvider, signInFrom, test } from '../../fixtures/oidc.ts';
import { people } from '../../fixtures/people.ts';
import { expect } from '../../fixtures/test.ts';

const deepLink = '/SUP-1001/items?searchInput=fen';

// The provider's pages have no icon.
test.beforeEach(({ problems }) => problems.tolerateConsole(/ 404 \(Not Found\) \/favicon\.ico$/));

test('the sign-in page asks for no password, and leads to the provider and back to the address asked for', async ({
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

test('code and state are in no address, history or storage once they have come back', async ({
  page,
  context,
}) => {
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

test('the request carries PKCE, a state and a nonce, and asks for a refresh token', async ({ page }) => {
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

test('a wrong password is the provider’s to tell; nobody is signed in until it is right', async ({
  page,
}) => {
  await page.goto(deepLink);
  await continueButton(page).click();
  await signInAtProvider(page, people.supplierAdmin, 'wrong');
  await expect(page.getByRole('alert')).toHaveText('The email or password is not correct.');
  await signInAtProvider(page);
  await expect(page).toHaveURL(deepLink);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
});

test('somebody who cancels at the provider is back on the sign-in page, without a word of failure, and can go on', async ({
  page,
  world,
}) => {
  await page.goto(deepLink);
  await continueButton(page).click();
  await page.getByRole('button', { name: oidcSignInPage.cancel }).click();
  await expect(continueButton(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(world.oidc.tokenRequests()).toEqual([]);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  await continueButton(page).click();
  await signInAtProvider(page);
  await expect(page).toHaveURL(deepLink);
});

for (const [error, text] of [
  ['temporarily_unavailable', 'Sign-in is temporarily unavailable. Try again in a moment.'],
  ['server_error', 'Sign-in is temporarily unavailable. Try again in a moment.'],
  ['invalid_request', 'Sign-in is misconfigured. Contact the Administrator.'],
] as const) {
  test(`the provider’s refusal ${error} is told: ${text}`, async ({ page, world }) => {
    world.oidc.refuseNext(error);
    await page.goto('/login');
    await continueButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(page).toHaveURL('/login');
    await continueButton(page).click();
    await expect(providerHeading(page)).toBeVisible();
  });
}

test('an answer to nothing that this tab has asked is refused, and its code is not used', async ({
  page,
  world,
}) => {
  await page.goto('/login?code=forged&state=forged');
  await expect(page.getByRole('alert')).toHaveText('Sign-in did not complete. Try again.');
  await expect(page).toHaveURL('/login');
  expect(world.oidc.tokenRequests()).toEqual([]);
});

test('Back from the provider’s page leads to a sign-in page that works', async ({ page }) => {
  await page.goto('/login');
  await continueButton(page).click();
  await expect(providerHeading(page)).toBeVisible();
  await page.goBack();
  await expect(continueButton(page)).toBeEnabled();
  await continueButton(page).click();
  await signInAtProvider(page);
  await expect(page).toHaveURL('/SUP-1001/dashboard');
});

for (const how of ['reset', 'unavailable'] as const) {
  test(`a provider that cannot be reached (${how}) is told on the sign-in page, and the next try goes on`, async ({
    page,
    problems,
    world,
  }) => {
    problems.tolerateConsole(/^Failed to load resource: .*openid-configuration$|CORS policy/);
    world.oidc.interrupt(how);
    await page.goto('/login');
    await continueButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Sign-in is temporarily unavailable. Try again in a moment.',
    );
    await expect(page).toHaveURL('/login');
    world.oidc.resume();
    await continueButton(page).click();
    await expect(providerHeading(page)).toBeVisible();
  });
}

test('a code that cannot be exchanged is told, and leaves nobody half signed in', async ({
  page,
  problems,
  world,
}) => {
  problems.tolerateConsole(/^Failed to load resource: .*\/token$|CORS policy/);
  await page.goto('/login');
  await continueButton(page).click();
  await expect(providerHeading(page)).toBeVisible();
  world.oidc.interrupt('unavailable', '/token');
  await signInAtProvider(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Sign-in is temporarily unavailable. Try again in a moment.',
  );
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

for (const address of ['/forgot-password', '/reset-password?token=of-somebody']) {
  test(`${address} explains that the password is kept elsewhere, and leads to the provider`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is managed elsewhere');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await continueButton(page).click();
    await expect(providerHeading(page)).toBeVisible();
  });
}
