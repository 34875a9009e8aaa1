import { DEMO_PASSWORD } from '@portal-kit/mocks/testing';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { changePassword } from '../../fixtures/reset-mail.ts';
import { expect, test } from '../../fixtures/test.ts';

/** 200 characters, some of them more than one code unit long, with spaces at both ends. */
const longPassword = ` p🍷ß%&=+#"'<b>\\ ${'x'.repeat(183)} `.slice(0, 200);

test('a pasted 200-character password with emoji signs in and is sent only to the provider', async ({
  page,
  context,
  sandbox,
}) => {
  expect([...longPassword].length).toBeGreaterThan(195);
  await changePassword(sandbox, demoUsers.supplierAdmin, longPassword);
  sandbox.control.clearJournal();

  const printed: string[] = [];
  const sent: { url: string; body: string; headers: string }[] = [];
  context.on('console', (message) => printed.push(message.text()));
  context.on('request', (request) =>
    sent.push({
      url: request.url(),
      body: request.postData() ?? '',
      headers: JSON.stringify(request.headers()),
    }),
  );
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/login?to=%2FSUP-1001%2Fitems');
  await page.getByRole('textbox', { name: 'Email' }).fill(demoUsers.supplierAdmin);
  await page.evaluate((text) => navigator.clipboard.writeText(text), longPassword);
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(password).toHaveValue(longPassword);
  await password.press('Enter');
  await expect(page.getByRole('rowheader')).toHaveCount(8);

  const kept = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      location.href,
      document.documentElement.outerHTML,
    ]),
  );
  expect(kept).toContain('id_token');
  const secret = 'x'.repeat(40);
  const apiTraffic = JSON.stringify(sandbox.control.journal());
  for (const text of [kept, apiTraffic, ...printed, ...sent.flatMap(({ url, headers }) => [url, headers])])
    expect(text).not.toContain(secret);
  expect(sent.filter(({ body }) => body.includes(secret)).map(({ url }) => new URL(url).pathname)).toEqual([
    '/identity/accounts.login',
  ]);
});

test('a refused password is in no address and no storage', async ({ page, portal, context }) => {
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));
  await page.goto('/login');
  await portal.signIn('locked@portal.example', { isRemembered: true });
  await expect(page.getByRole('alert')).toBeVisible();
  // A form that the browser submits without the script must not add its values to the address.
  expect(
    await page.locator('form').evaluateAll((forms) => forms.map((form) => form.getAttribute('method'))),
  ).toEqual(['post']);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );
  for (const text of [kept, ...addresses]) expect(text).not.toContain(DEMO_PASSWORD);
});
