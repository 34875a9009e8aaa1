import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { mailedLink } from '../../fixtures/reset-mail.ts';
import { expect, test } from '../../fixtures/test.ts';

const confirmation = (email: string) =>
  `If ${email} has an account, a link to choose a new password is on its way. The link expires in one hour.`;
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });

async function request(page: Page, address: string) {
  await email(page).fill(address);
  await page.getByRole('button', { name: 'Send link' }).click();
}

test('a forgotten password is requested on its own page, and a mail with a link is sent', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await request(page, ` ${demoUsers.supplierAdmin} `);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await expect(page.getByText(confirmation(demoUsers.supplierAdmin))).toBeVisible();
  expect(sandbox.control.outbox().map(({ to }) => to)).toEqual([demoUsers.supplierAdmin]);
  expect(mailedLink(sandbox)).toMatch(/^\/reset-password\?pwrt=/);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL('/login');
});

test('an unknown email gets the same confirmation, and no mail is sent', async ({ page, sandbox }) => {
  await page.goto('/forgot-password');
  await request(page, 'nobody@portal.example');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await expect(page.getByText(confirmation('nobody@portal.example'))).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(sandbox.control.outbox()).toEqual([]);
});

test('an empty email is marked, and no request is sent', async ({ page, sandbox }) => {
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(email(page)).toHaveAccessibleDescription('Required Field');
  await expect(email(page)).toBeFocused();
  expect(sandbox.control.journal()).toEqual([]);
});

test('the reset link can be requested again, and only the newest one works', async ({ page, sandbox }) => {
  await page.goto('/forgot-password');
  await request(page, demoUsers.supplierAdmin);
  const first = sandbox.control.outbox().at(-1)?.link;
  await page.getByRole('button', { name: 'Resend link' }).click();
  await expect.poll(() => sandbox.control.outbox().length).toBe(2);
  expect(mailedLink(sandbox)).not.toBe(first);
  await page.goto(mailedLink(sandbox));
  await page.getByRole('textbox', { name: 'New password' }).fill('harbor-light-7');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/login');
});

test('a failed reset mail shows an error with its reference and keeps the email', async ({
  page,
  sandbox,
}) => {
  await page.goto('/forgot-password');
  const fields = { callId: 'call-403048' };
  sandbox.control.addFault({ kind: 'identity', operationId: 'resetPassword', errorCode: 403048, fields });
  await request(page, demoUsers.supplierAdmin);
  await expect(page.getByRole('alert')).toHaveText(
    'Too many requests. Wait and try again. Reference: call-403048',
  );
  await expect(email(page)).toHaveValue(demoUsers.supplierAdmin);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('requesting a reset mail works by keyboard alone', async ({ page, sandbox }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).press('Enter');
  await expect(page).toHaveURL('/forgot-password');
  const { keyboard } = page;
  await keyboard.press('Tab');
  await expect(email(page)).toBeFocused();
  await keyboard.type(demoUsers.supplierAdmin);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  expect(sandbox.control.outbox()).toHaveLength(1);
});
