import type { Page } from '@playwright/test';
import { itemsPath } from '../fixtures/items.ts';
import { pageTitle } from '../fixtures/shell.ts';
import { expect, test } from '../fixtures/test.ts';
import { floating, type Screens, type Stage, walk } from './walk.ts';

const list = '/SUP-1001/items';
const rows = (page: Page) => page.getByRole('rowheader');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function openList({ page, portal }: Stage, query = '') {
  await portal.open(`${list}${query}`);
  await expect(rows(page).first()).toBeVisible();
}

const screens: Screens = {
  'the item list, its tooltip and its column menu': async function* (stage) {
    const { page } = stage;
    await openList(stage);
    yield rows(page).first();
    await page.getByRole('link', { name: 'HF-1004' }).focus();
    await page.keyboard.press('Tab');
    yield floating(page.getByRole('tooltip'));
    await page.keyboard.press('Escape');
    await button(page, 'Columns').click();
    yield floating(page.getByRole('menuitemradio', { name: 'Dense rows' }));
    await page.getByRole('menuitemradio', { name: 'Dense rows' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    yield rows(page).first();
  },
  'the filters of the item list': async function* (stage) {
    const { page } = stage;
    await openList(stage, '?filter=itemStatus:ACTIVE,INACTIVE;warehouseId:WH-NJ-01;');
    yield button(page, 'Clear filters');
    await button(page, 'Filter').click();
    yield floating(page.getByRole('menuitem', { name: 'Stock' }));
    await page.getByRole('menuitem', { name: 'Type' }).click();
    yield page.getByRole('dialog', { name: 'Type' });
  },
  'the item list while loading, without results and after a failure': async function* ({
    page,
    portal,
    sandbox,
    problems,
  }) {
    sandbox.control.addFault({ kind: 'delay', operationId: 'listItems', delayMs: 30_000 });
    await portal.open(list);
    // The page has no title until the code of the screen has loaded.
    await expect(pageTitle(page)).toBeVisible();
    yield page.getByRole('main').getByLabel('Loading');
    await portal.open(`${list}?searchInput=nothing-has-this-name`);
    yield page.getByText('Nothing to show here');
    sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'listItems', times: 'always' });
    problems.expectStatus(503, itemsPath);
    await portal.open(list);
    yield page.getByText('Data Error');
  },
  'the item list during an export': async function* (stage) {
    const { page, sandbox } = stage;
    sandbox.control.addFault({ kind: 'delay', operationId: 'exportItems', delayMs: 30_000 });
    await openList(stage);
    await button(page, 'Export').click();
    yield button(page, 'Cancel export');
  },
};

walk(test, { screens });
