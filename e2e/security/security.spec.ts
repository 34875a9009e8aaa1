import { demoUsers } from '../fixtures/demo-users.ts';
import { expect, test } from '../fixtures/test.ts';

const pages = ['/', '/login', '/SUP-1001/items'];

for (const address of pages) {
  test(`${address} has a policy without foreign code, inline code and framing`, async ({ request }) => {
    const response = await request.get(address, { headers: { accept: 'text/html' } });
    const headers = response.headers();
    const policy = new Map(
      (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
    );
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('frame-src')).toEqual(['blob:']);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(headers['content-security-policy']).not.toMatch(/unsafe-|\*|https?:/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  test(`${address} has no inline script or style`, async ({ request }) => {
    const html = await (await request.get(address, { headers: { accept: 'text/html' } })).text();
    expect(html).toContain('<div id="root">');
    expect(html.match(/<script(?![^>]*\bsrc=)[^>]*>/g)).toBeNull();
    expect(html.match(/<style|\sstyle=|\son[a-z]+=|javascript:/gi)).toBeNull();
  });
}

test('every request of a visit goes to the portal’s own origin', async ({
  page,
  portal,
  sandbox,
  context,
}) => {
  const origins = new Set<string>();
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto('/SUP-1001/items');
  await portal.signIn();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await page.getByRole('link', { name: 'Add New Item' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await portal.signOut();
  await expect(page).toHaveURL('/login');
  expect([...origins]).toEqual([sandbox.origin]);
});

test('a page of another origin cannot frame the portal', async ({ page, sandbox, problems }) => {
  await page.setContent(`<iframe src="${sandbox.origin}/login" title="portal"></iframe>`);
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  problems.expectConsole(
    `Framing '${sandbox.origin}/' violates the following Content Security Policy directive: "frame-ancestors 'none'". The request has been blocked.\n`,
  );
});

test('Trusted Types block a string that would become markup or script', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  const attempts = await page.evaluate(() =>
    [
      () => {
        document.body.innerHTML = '<img src=x onerror="window.hacked=1">';
      },
      () => setTimeout('window.hacked=1'),
      () => {
        const script = document.createElement('script');
        script.text = 'window.hacked=1';
        document.body.append(script);
      },
    ].map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch {
        return 'refused';
      }
    }),
  );
  expect(attempts).toEqual(['refused', 'refused', 'refused']);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(problems.seen.length).toBeGreaterThan(0);
  for (const line of problems.seen) problems.expectConsole(line);
  sandbox.control.clearCspReports();
});

test('a row opened in a new tab cannot access the portal’s window', async ({ page, portal, context }) => {
  await portal.open('/SUP-1001/items');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('row')
      .filter({ hasText: 'HF-1001' })
      .getByText('Active')
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL('/SUP-1001/items/details/ITM-1001');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL('/SUP-1001/items');
});

test('no address and no cookie contains a token, except the provider’s same-site cookie', async ({
  page,
  portal,
  sandbox,
  context,
}) => {
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  const { identityToken, accessToken, loginToken } = sandbox.getSession(demoUsers.supplierAdmin);
  for (const token of [identityToken, accessToken, loginToken]) {
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  }
  expect((await context.cookies()).map(({ name, sameSite }) => ({ name, sameSite }))).toEqual([
    { name: sandbox.sessionCookie, sameSite: 'Strict' },
  ]);
});

test('the cookie of a sign-in is same-site and ends with the browser', async ({
  page,
  portal,
  sandbox,
  context,
}) => {
  await page.goto('/login');
  await portal.signIn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  const cookies = (await context.cookies()).map(({ name, sameSite, expires }) => ({
    name,
    sameSite,
    expires,
  }));
  expect(cookies).toEqual([{ name: sandbox.sessionCookie, sameSite: 'Strict', expires: -1 }]);
});
