import { demoUsers } from '../fixtures/demo-users.ts';
import { builtFile } from '../fixtures/deployment.ts';
import { textField } from '../fixtures/items.ts';
import { changesPanel, failOrder, openChanges } from '../fixtures/notifications.ts';
import { accountButton, deniedText, leaveDialog, pageTitle, section, switcher } from '../fixtures/shell.ts';
import { expect, test } from '../fixtures/test.ts';
import { floating, type Screens, type Stage, walk } from './walk.ts';

const list = '/SUP-1001/items';

async function openList({ page, portal }: Stage, as: string = demoUsers.supplierAdmin) {
  await portal.open(list, { as });
  await expect(page.getByRole('rowheader')).toHaveCount(8);
}

async function openNavigation({ page }: Stage) {
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Opens the list with dev mode already on. */
async function openInDevMode(stage: Stage) {
  await stage.page.addInitScript(() => sessionStorage.setItem('devMode', 'true'));
  await openList(stage, demoUsers.superAdmin);
}

async function openFlags({ page }: Stage) {
  await page.getByRole('button', { name: 'Feature flags' }).click();
  await expect(page.getByRole('switch')).toHaveCount(11);
}

const screens: Screens = {
  'the account menu': async function* (stage) {
    await openList(stage);
    await accountButton(stage.page).click();
    yield floating(stage.page.getByRole('menu'));
  },
  'the account menu in dev mode': async function* (stage) {
    await openInDevMode(stage);
    await accountButton(stage.page).click();
    yield floating(stage.page.getByRole('menuitemcheckbox', { name: 'Dev mode', checked: true }));
  },
  'the notifications and their settings': async function* (stage) {
    const { page, sandbox } = stage;
    await openList(stage);
    await openChanges(page);
    await page.keyboard.press('Escape');
    const orderId = await failOrder(sandbox);
    await openChanges(page);
    yield floating(changesPanel(page).getByRole('link', { name: orderId }));
    await changesPanel(page).getByRole('button', { name: 'Settings' }).click();
    yield floating(changesPanel(page).getByRole('switch', { name: 'Finished uploads' }));
  },
  'the command palette': async function* (stage) {
    const { page } = stage;
    await openList(stage);
    await page.keyboard.press('Control+k');
    const option = page.getByRole('option');
    yield floating(option.filter({ hasText: 'New item' }));
    await page.keyboard.type('fen');
    yield floating(option.filter({ hasText: 'HF-1001' }));
    await page.keyboard.type('zzz');
    yield floating(page.getByText('No results.'));
  },
  'the saved views of a list': async function* (stage) {
    const { page } = stage;
    await stage.portal.open(`${list}?searchInput=fen`);
    await expect(page.getByRole('rowheader')).toHaveCount(3);
    const opener = page.getByRole('button', { name: /^Views/ });
    await opener.click();
    yield floating(page.getByRole('menu'));
    await page.getByRole('menuitem', { name: 'Save current view…' }).click();
    const naming = page.getByRole('dialog', { name: 'Save this view' });
    yield floating(naming);
    await naming.getByRole('button', { name: 'Save' }).click();
    yield floating(naming.getByText('Enter a name.'));
    await page.keyboard.type('Fen');
    await page.keyboard.press('Enter');
    await opener.click();
    yield floating(page.getByRole('menuitemradio', { name: 'Fen', checked: true }));
  },
  'the keyboard shortcuts': async function* (stage) {
    await openList(stage);
    await stage.page.keyboard.press('?');
    yield floating(stage.page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  },
  'the offline banner': async function* (stage) {
    const { page } = stage;
    await openList(stage);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    yield page.getByText("You're offline.");
  },
  'a page with a caption': async function* ({ page, portal }) {
    await portal.open('/SUP-1001/users-and-roles/create', { as: demoUsers.superAdmin });
    yield pageTitle(page).filter({ hasText: 'Create New User' });
  },
  'Page not found inside a supplier': async function* ({ page, portal }) {
    await portal.open('/SUP-1001/nothing');
    yield pageTitle(page).filter({ hasText: 'Page not found' });
  },
  'Page not found outside a supplier': async function* ({ page }) {
    await page.goto('/login/nothing');
    yield pageTitle(page).filter({ hasText: 'Page not found' });
  },
  'Permission Denied inside the shell': async function* ({ page, portal }) {
    await portal.open('/SUP-1004/items/create', { as: demoUsers.viewer });
    yield page.getByText(deniedText);
  },
  'Permission Denied on the whole page': async function* ({ page, portal, sandbox, problems }) {
    sandbox.control.addFault({ kind: 'status', status: 401, operationId: 'getRoles', times: 'always' });
    problems.expectStatus(401, '/api/v2/auth/roles', 2);
    await portal.open(list);
    yield page.getByText(deniedText);
  },
  'Data Error after a failed load of the roles': async function* ({ page, portal, sandbox, problems }) {
    sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'getRoles', times: 'always' });
    problems.expectStatus(503, '/api/v2/auth/roles');
    await portal.open(list);
    yield page.getByRole('heading', { name: 'Data Error' });
  },
  'the page of a user without a supplier': async function* ({ page, portal, problems }) {
    problems.tolerateConsole(/ 404 \(Not Found\) \/api\/v1\/suppliers\/SUP-1001/);
    await portal.open(list, { as: demoUsers.withoutRole });
    yield page.getByRole('heading', { name: 'No suppliers assigned to you' });
  },
  'the leave confirmation': async function* ({ page, portal }) {
    await portal.open(`${list}/create`);
    await textField(page, 'Brand').fill('Fen Block');
    await page.getByRole('link', { name: 'Back to Items' }).click();
    yield leaveDialog(page);
  },
  'a form with a draft offer': async function* ({ page, portal }) {
    await portal.open(`${list}/create`);
    await textField(page, 'Brand').fill('Fen Block');
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    yield page.getByRole('button', { name: 'Restore' });
  },
  'the error page of a page that throws': async function* ({ page, portal, problems }) {
    problems.tolerateConsole(/has broken/);
    await page.route(await builtFile('src/pages/item-form.page.tsx'), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default function Page() { throw new Error('The page has broken.'); }`,
      }),
    );
    await portal.open('/SUP-1001/items/create');
    yield page.getByRole('heading', { name: 'Unexpected Application Error!' });
  },
  'the error page of a portal that failed to start': async function* ({ page }) {
    await page.route('**/config.json', (route) => route.fulfill({ json: {} }));
    await page.goto('/login');
    yield page.getByRole('heading', { name: 'Unexpected Application Error!' });
  },
};

const wide: Screens = {
  'the supplier switcher': async function* (stage) {
    await openList(stage, demoUsers.superAdmin);
    await switcher(stage.page).click();
    yield stage.page.getByRole('listbox');
  },
  'the leave confirmation of a supplier switch': async function* ({ page, portal }) {
    await portal.open(`${list}/create`, { as: demoUsers.superAdmin });
    await switcher(page).click();
    await page.getByRole('option', { name: /^Maison/ }).click();
    yield leaveDialog(page);
  },
  'the feature flags': async function* (stage) {
    await openInDevMode(stage);
    await openFlags(stage);
    yield stage.page.getByRole('switch').last();
  },
};

const narrow: Screens = {
  'the navigation drawer': async function* (stage) {
    await openList(stage, demoUsers.superAdmin);
    await openNavigation(stage);
    yield section(stage.page, 'Items');
  },
  'the supplier switcher in the drawer': async function* (stage) {
    await openList(stage, demoUsers.superAdmin);
    await openNavigation(stage);
    await switcher(stage.page).filter({ visible: true }).last().click();
    yield stage.page.getByRole('listbox');
  },
  'the feature flags above the drawer': async function* (stage) {
    await openInDevMode(stage);
    await openNavigation(stage);
    await openFlags(stage);
    yield stage.page.getByRole('switch').last();
  },
};

walk(test, { screens, wide, narrow });
