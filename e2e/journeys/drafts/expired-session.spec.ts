import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { changeConfig } from '../../fixtures/deployment.ts';
import { addButton, confirmButton, fillItemForm, textField } from '../../fixtures/items.ts';
import { Portal } from '../../fixtures/portal.ts';
import type { Problems } from '../../fixtures/problems.ts';
import type { Sandbox } from '../../fixtures/sandbox.ts';
import { expect, test } from '../../fixtures/test.ts';

const form = '/SUP-1001/items/create';
const user = demoUsers.superAdmin;
const restore = (page: Page) => page.getByRole('button', { name: 'Restore' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in to continue' });

/** Fills in the form for a new item. The session expires when the user saves it. */
async function expireOverForm(page: Page, problems: Problems, sandbox: Sandbox) {
  await expect(page.getByRole('checkbox', { name: /Cranbury/ })).toBeVisible();
  await fillItemForm(page);
  sandbox.control.addFault({ kind: 'status', status: 401, operationId: 'createItem', times: 1 });
  sandbox.control.addFault({ kind: 'status', status: 403, operationId: 'getAccessToken', times: 1 });
  problems.expectStatus(401, '/api/v1/suppliers/SUP-1001/items');
  problems.expectStatus(403, '/api/v2/auth/accessToken');
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(dialog(page)).toBeVisible();
}

/** Signs in on the sign-in page and opens the form. */
async function openForm(page: Page, portal: Portal, as: string) {
  await page.goto(form);
  await portal.signIn(as, { isRemembered: true });
  await expect(page.getByRole('checkbox')).toHaveCount(2);
}

const draftsIn = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => Object.keys(window[name]).filter((key) => key.startsWith('draft:')), storage);

test('without Remember me, the draft of an expired session survives a reload of the tab and is offered to its user', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await portal.open(form, { as: user });
  await expireOverForm(page, problems, sandbox);
  expect(await draftsIn(page, 'localStorage')).toEqual([]);
  page.on('dialog', (question) => question.accept());
  await page.reload();
  await openForm(page, portal, user);
  await restore(page).click();
  await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-2001');
  expect(await draftsIn(page, 'sessionStorage')).toEqual([]);
});

test('with Remember me, the draft of an expired session is offered to its user in another tab after the visit of another user', async ({
  page,
  portal,
  problems,
  sandbox,
  context,
}) => {
  await openForm(page, portal, user);
  await expireOverForm(page, problems, sandbox);
  const next = await context.newPage();
  await page.close();
  const nextPortal = new Portal(next, sandbox);
  await openForm(next, nextPortal, demoUsers.supplierAdmin);
  await expect(restore(next)).toHaveCount(0);
  await nextPortal.signOut();
  await expect(next).toHaveURL('/login');
  await openForm(next, nextPortal, user);
  await restore(next).click();
  await expect(textField(next, 'Supplier Item ID')).toHaveValue('HF-2001');
});

test('signing out in the sign-in dialog removes the draft of an expired session', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await openForm(page, portal, user);
  await expireOverForm(page, problems, sandbox);
  expect(await draftsIn(page, 'localStorage')).not.toEqual([]);
  await dialog(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    'permissions',
    'remember_me',
    'user_email',
  ]);
  await openForm(page, portal, user);
  await expect(restore(page)).toHaveCount(0);
});

test('with draftsAfterExpiry in config.json, the draft of an expired session stays in the tab despite Remember me', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await changeConfig(page, (config) => ({ ...config, draftsAfterExpiry: 'tab' }));
  await openForm(page, portal, user);
  await expireOverForm(page, problems, sandbox);
  expect(await draftsIn(page, 'localStorage')).toEqual([]);
  expect(await draftsIn(page, 'sessionStorage')).not.toEqual([]);
});
