import type { Page } from '@playwright/test';
import { addButton, confirmButton, confirmDialog, fillItemForm } from '../fixtures/items.ts';
import { people } from '../fixtures/people.ts';
import type { Portal } from '../fixtures/portal.ts';
import type { Problems } from '../fixtures/problems.ts';
import { expect, test } from '../fixtures/test.ts';
import type { World } from '../fixtures/world.ts';
import { expectAccessible } from './axe.ts';

interface Stage {
  page: Page;
  portal: Portal;
  world: World;
  problems: Problems;
}

const items = '/api/v1/suppliers/SUP-1001/items';
const rows = (page: Page) => page.getByRole('rowheader');

async function openForm({ page, portal }: Stage) {
  await portal.open('/SUP-1001/items/create');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
}

async function openList({ page, portal }: Stage, as: string = people.supplierAdmin) {
  await portal.open('/SUP-1001/items', { as });
  await expect(rows(page)).toHaveCount(8);
}

/** Everything that can be on screen, and how it gets there. */
const screens: Record<string, (stage: Stage) => Promise<void>> = {
  'the sign-in page': async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
  'the sign-in page with its messages': async ({ page, portal }) => {
    await page.goto('/login');
    await portal.signIn(people.supplierAdmin, { password: 'wrong' });
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('textbox', { name: 'Password' }).fill('');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Required Field')).toBeVisible();
  },
  'the list': (stage) => openList(stage),
  'the list, dense': async (stage) => {
    await openList(stage);
    await stage.page.getByRole('button', { name: 'Columns' }).click();
    await stage.page.getByRole('menuitemradio', { name: 'Dense rows' }).click();
    await stage.page.keyboard.press('Escape');
    await expect(stage.page.getByRole('menu')).toBeHidden();
  },
  'the list while it loads': async ({ page, portal, world }) => {
    world.control.addFault({ kind: 'delay', operationId: 'listItems', delayMs: 30_000 });
    await portal.open('/SUP-1001/items');
    await expect(page.getByRole('main').getByLabel('Loading')).toBeVisible();
  },
  'the list without a hit': async ({ page, portal }) => {
    await portal.open('/SUP-1001/items?searchInput=nothing-has-this-name');
    await expect(page.getByText('Nothing to show here')).toBeVisible();
  },
  'the list that failed': async ({ page, portal, world, problems }) => {
    world.control.addFault({ kind: 'status', status: 503, operationId: 'listItems', times: 'always' });
    problems.expectStatus(503, items);
    await portal.open('/SUP-1001/items');
    await expect(page.getByText('Data Error')).toBeVisible();
  },
  'the stock of an item': async (stage) => {
    await openList(stage);
    await stage.page.getByRole('link', { name: 'HF-1004' }).focus();
    await stage.page.keyboard.press('Tab');
    await expect(stage.page.getByRole('tooltip')).toBeVisible();
  },
  'the menu of columns': async (stage) => {
    await openList(stage);
    await stage.page.getByRole('button', { name: 'Columns' }).click();
    await expect(stage.page.getByRole('menu')).toBeVisible();
  },
  'the account menu': async (stage) => {
    await openList(stage);
    await stage.page.getByRole('button', { name: /^Account of/ }).click();
    await expect(stage.page.getByRole('menu')).toBeVisible();
  },
  'the form': openForm,
  'the form with everything unfolded': async (stage) => {
    await openForm(stage);
    await stage.page.getByText('Origin, codes and compliance').first().click();
    await stage.page.getByText('Case, pallet and stock level').first().click();
  },
  'the form with its messages': async (stage) => {
    await openForm(stage);
    await addButton(stage.page).click();
    await expect(stage.page.getByText('Required Field')).toHaveCount(8);
  },
  'the choices of a field': async (stage) => {
    await openForm(stage);
    await stage.page.getByRole('button', { name: / Type$/ }).click();
    await expect(stage.page.getByRole('listbox')).toBeVisible();
  },
  'the countries to choose from': async (stage) => {
    await openForm(stage);
    await stage.page.getByText('Origin, codes and compliance').first().click();
    await stage.page.getByRole('combobox', { name: 'Country of origin' }).click();
    await expect(stage.page.getByRole('listbox')).toBeVisible();
  },
  'the confirmation': async (stage) => {
    await openForm(stage);
    await fillItemForm(stage.page);
    await addButton(stage.page).click();
    await expect(confirmDialog(stage.page)).toBeVisible();
  },
  'the notification of a refused item': async (stage) => {
    stage.problems.expectStatus(409, items);
    await openForm(stage);
    await fillItemForm(stage.page, { sku: 'HF-1001' });
    await addButton(stage.page).click();
    await confirmButton(stage.page).click();
    await expect(stage.page.getByText('An item with this Supplier Item ID already exists.')).toBeVisible();
  },
  'a part that is not there yet': async ({ page, portal }) => {
    await portal.open('/SUP-1001/dashboard');
    await expect(page.getByText('Not available yet')).toBeVisible();
  },
  'an address that leads nowhere': async ({ page, portal }) => {
    await portal.open('/SUP-1001/nothing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  },
  'Permission Denied': async ({ page, portal }) => {
    await portal.open('/SUP-1004/items/create', { as: people.viewer });
    await expect(page.getByText("You don't have the required permissions")).toBeVisible();
  },
};

const wideScreens: typeof screens = {
  'the supplier switcher': async (stage) => {
    await openList(stage, people.superAdmin);
    await stage.page.getByRole('button', { name: /Switch supplier$/ }).click();
    await expect(stage.page.getByRole('listbox')).toBeVisible();
  },
};

const narrowScreens: typeof screens = {
  'the navigation drawer': async (stage) => {
    await openList(stage, people.superAdmin);
    await stage.page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(stage.page.getByRole('dialog')).toBeVisible();
  },
  'the supplier switcher in the drawer': async (stage) => {
    await openList(stage, people.superAdmin);
    await stage.page.getByRole('button', { name: 'Open navigation' }).click();
    await stage.page.getByRole('button', { name: /Switch supplier$/ }).click();
    await expect(stage.page.getByRole('listbox')).toBeVisible();
  },
};

const withOverlay = new Set(['the stock of an item', 'the countries to choose from']);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [widthPx, height, shown] of [
  [1440, 900, { ...screens, ...wideScreens }],
  [390, 844, { ...screens, ...narrowScreens }],
] as const) {
  test.describe(`${widthPx} px wide`, () => {
    test.use({ viewport: { width: widthPx, height } });
    for (const [name, reach] of Object.entries(shown)) {
      test(`axe finds nothing on ${name}`, async ({ page, portal, world, problems }) => {
        await reach({ page, portal, world, problems });
        await expectAccessible(page, { isOverlayOpen: withOverlay.has(name) });
      });
    }
  });
}
