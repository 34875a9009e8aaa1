import type { Page } from '@playwright/test';
import { addButton, confirmButton, rows, textField } from '../fixtures/items.ts';
import { areas, type RecordArea } from '../fixtures/records.ts';
import { expect, test } from '../fixtures/test.ts';
import { floating, type Screens, walk } from './walk.ts';

const first = (page: Page, label: string) => textField(page, label);

const details = (area: RecordArea): [string, Screens[string]] => [
  `the ${area.name} details`,
  async function* ({ page, portal }) {
    await portal.open(`/SUP-1001${area.screen}/details/${area.id}`, { as: area.as });
    yield page.getByRole('button', { name: /^Copy / }).first();
  },
];

const screens: Screens = Object.fromEntries(
  areas.flatMap(
    (area) =>
      [
        [
          `the ${area.name} list`,
          async function* ({ page, portal }) {
            await portal.open(`/SUP-1001${area.screen}`, { as: area.as });
            await expect(rows(page).first()).toBeVisible();
            yield rows(page).first();
            await page.getByRole('button', { name: 'Filter', exact: true }).click();
            yield floating(page.getByRole('menuitem').first());
          },
        ],
        ...(area.name === 'user' ? [] : [details(area)]),
        [
          `the ${area.name} form`,
          async function* ({ page, portal }) {
            await portal.open(`/SUP-1001${area.screen}/create`, { as: area.as });
            await expect(first(page, area.required)).toBeVisible();
            for (const group of await page.locator('summary').all()) await group.click();
            yield first(page, area.required);
            await addButton(page).click();
            yield page.getByText('Required Field', { exact: true }).first();
            await area.fill(page);
            await addButton(page).click();
            yield confirmButton(page);
          },
        ],
      ] satisfies [string, Screens[string]][],
  ),
);

walk(test, { screens });
