import type { Page } from '@playwright/test';
import { callIdentity, DEMO_PASSWORD } from '@portal-kit/mocks/testing';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { requestResetMail } from '../../fixtures/reset-mail.ts';
import { expect, test } from '../../fixtures/test.ts';

const newPassword = 'harbor-light-7';
const expired = 'This link has expired. Request a new one.';

async function choose(page: Page, password: string) {
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test('the mailed link sets a new password, which replaces the old one', async ({ page, portal, sandbox }) => {
  await page.goto(await requestResetMail(sandbox, demoUsers.supplierAdmin));
  await choose(page, newPassword);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toHaveText(
    'Your password has been changed. Sign in with the new one.',
  );
  await portal.signIn(demoUsers.supplierAdmin, { password: DEMO_PASSWORD });
  await expect(page.getByRole('alert')).toContainText('That password was changed. Use your current one.');
  await portal.signIn(demoUsers.supplierAdmin, { password: newPassword });
  await expect(page).toHaveURL('/SUP-1001/dashboard');
});

test('the reset token leaves the address at once and is in no history, storage or title', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login');
  const link = await requestResetMail(sandbox, demoUsers.supplierAdmin);
  const token = new URL(link, sandbox.origin).searchParams.get('pwrt') ?? '';
  await page.goto(`${link}&utm=mail#top`);
  await expect(page.getByRole('textbox', { name: 'New password' })).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  const kept = await page.evaluate(() =>
    JSON.stringify([
      (window as unknown as { navigation: { entries: () => { url: string }[] } }).navigation
        .entries()
        .map(({ url }) => url),
      history.state,
      document.title,
      { ...localStorage },
      { ...sessionStorage },
      document.documentElement.outerHTML,
    ]),
  );
  expect(kept).toContain('/reset-password');
  expect(kept).not.toContain(token);
  expect(token).toMatch(/^tk1\./);

  await page.reload();
  await expect(page.getByText('This link is incomplete. Request a new one.')).toBeVisible();
});

test('a used link and an expired link show a message and offer a new link', async ({ page, sandbox }) => {
  const used = await requestResetMail(sandbox, demoUsers.supplierAdmin);
  await page.goto(used);
  await choose(page, newPassword);
  await expect(page).toHaveURL('/login');
  await page.goto(used);
  await choose(page, 'another-light-8');
  await expect(page.getByRole('alert')).toContainText(expired);
  await expect(page.getByRole('textbox', { name: 'New password' })).toHaveCount(0);

  const expiredLink = await requestResetMail(sandbox, demoUsers.supplierAdmin);
  sandbox.control.advance(3_600_000);
  await page.goto(expiredLink);
  await choose(page, 'another-light-8');
  await expect(page.getByRole('alert')).toContainText(expired);
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('a weak and a reused password are refused, and the link stays valid', async ({ page, sandbox }) => {
  await page.goto(await requestResetMail(sandbox, demoUsers.supplierAdmin));
  const field = page.getByRole('textbox', { name: 'New password' });
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(field).toHaveAccessibleDescription('Required Field');
  expect(sandbox.calls('resetPassword')).toHaveLength(1);

  await choose(page, 'short');
  await expect(page.getByRole('alert')).toContainText('The password does not meet the rules.');
  await expect(field).toHaveAccessibleDescription('Password must have at least 8 characters');

  await choose(page, DEMO_PASSWORD);
  await expect(page.getByRole('alert')).toContainText('Choose a password you have not used before.');
  await choose(page, newPassword);
  await expect(page).toHaveURL('/login');
});

test('the reset page without a token shows a message and offers a new link', async ({ page, sandbox }) => {
  await page.goto('/reset-password');
  await expect(page.getByText('This link is incomplete. Request a new one.')).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
  expect(sandbox.control.journal()).toEqual([]);
});

test('another user’s reset link changes only their password and keeps the current session', async ({
  page,
  portal,
  sandbox,
}) => {
  const link = await requestResetMail(sandbox, demoUsers.viewer);
  await portal.open(link, { as: demoUsers.supplierAdmin });
  await choose(page, newPassword);
  await expect(page).toHaveURL('/SUP-1001/dashboard');
  await expect(page.getByRole('button', { name: 'Account menu for Dana Reyes' })).toBeVisible();
  const requestErrorCode = async (loginID: string, password: string) =>
    (await callIdentity(sandbox.origin, 'login', { loginID, password })).errorCode;
  expect(await requestErrorCode(demoUsers.viewer, newPassword)).toBe(0);
  expect(await requestErrorCode(demoUsers.supplierAdmin, DEMO_PASSWORD)).toBe(0);
});
