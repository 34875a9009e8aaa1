import { demoUsers } from '../fixtures/demo-users.ts';
import { addButton, confirmButton, fillItemForm } from '../fixtures/items.ts';
import { requestResetMail } from '../fixtures/reset-mail.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Screens, walk } from './walk.ts';

const screens: Screens = {
  'the sign-in page': async function* ({ page }) {
    await page.goto('/login');
    yield page.getByRole('heading', { name: 'Sign in' });
  },
  'the sign-in page with errors': async function* ({ page, portal }) {
    await page.goto('/login');
    await portal.signIn(demoUsers.supplierAdmin, { password: 'wrong' });
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('textbox', { name: 'Password' }).fill('');
    await page.getByRole('button', { name: 'Sign in' }).click();
    yield page.getByText('Required Field', { exact: true });
  },
  'the forgot-password page': async function* ({ page }) {
    await page.goto('/forgot-password');
    yield page.getByRole('heading', { name: 'Forgot password' });
  },
  'the forgot-password page with an error': async function* ({ page, sandbox }) {
    sandbox.control.addFault({ kind: 'identity', operationId: 'resetPassword', errorCode: 403048 });
    await page.goto('/forgot-password');
    await page.getByRole('textbox', { name: 'Email' }).fill(demoUsers.supplierAdmin);
    await page.getByRole('button', { name: 'Send link' }).click();
    yield page.getByRole('alert');
  },
  'the confirmation of a reset mail': async function* ({ page }) {
    await page.goto('/forgot-password');
    await page.getByRole('textbox', { name: 'Email' }).fill(demoUsers.supplierAdmin);
    await page.getByRole('button', { name: 'Send link' }).click();
    yield page.getByRole('heading', { name: 'Check your email' });
  },
  'the reset-password page with errors': async function* ({ page, sandbox }) {
    await page.goto(await requestResetMail(sandbox, demoUsers.supplierAdmin));
    await page.getByRole('textbox', { name: 'New password' }).fill('short');
    await page.getByRole('button', { name: 'Change password' }).click();
    yield page.getByRole('alert');
  },
  'the reset-password page without a token': async function* ({ page }) {
    await page.goto('/reset-password');
    yield page.getByRole('link', { name: 'Request a new link' });
  },
  'the confirmation of a changed password': async function* ({ page, sandbox }) {
    await page.goto(await requestResetMail(sandbox, demoUsers.supplierAdmin));
    await page.getByRole('textbox', { name: 'New password' }).fill('harbor-light-7');
    await page.getByRole('button', { name: 'Change password' }).click();
    yield page.getByRole('status');
  },
  'the sign-in dialog above a form': async function* ({ page, portal, sandbox, problems }) {
    await portal.open('/SUP-1001/items/create');
    await fillItemForm(page);
    await sandbox.expire(demoUsers.supplierAdmin);
    problems.tolerateConsole(/status of 401/);
    await addButton(page).click();
    await confirmButton(page).click();
    yield page.getByRole('dialog', { name: 'Sign in to continue' });
  },
};

walk(test, { screens });
