import { expect, type Page } from '@playwright/test';

export const widgets = [
  'item-list',
  'item-details',
  'item-form',
  'item-picker',
  'bulk-upload',
  'bulk-upload-results',
] as const;

/** Every way in, by the address of the page that goes it. */
export const doors = {
  'a React component': '/doors/?door=react',
  'a React component in a shadow root': '/doors/?door=react-isolated',
  'a component of React 18': '/doors-react-18/?door=react',
  'a function': '/doors/?door=mount',
  'a function without isolation': '/doors/?door=mount-open',
  'the function of the script file': '/doors/?door=script',
  'an element': '/doors/?door=element',
} as const;

/** A button of the page, whatever of ours is above it. */
const press = (page: Page, id: string) => page.evaluate((id) => document.getElementById(id)?.click(), id);

export const putIn = (page: Page) => page.locator('#put-in').click();
export const takeAway = (page: Page) => press(page, 'take-away');
export const darken = (page: Page) => press(page, 'night');

export const part = (page: Page, name: (typeof widgets)[number]) =>
  page.locator(`section[aria-label="${name}"]`);

/** Waits until each widget shows what it is there for. */
export async function expectAllShown(page: Page) {
  await expect(part(page, 'item-list').getByRole('rowheader')).toHaveCount(8);
  await expect(part(page, 'item-details').getByText('Fen Block Pinot Noir 2022')).toBeVisible();
  await expect(part(page, 'item-form').getByLabel('Description')).toHaveValue(/Fen Block Pinot Noir/);
  await expect(part(page, 'item-picker').getByRole('combobox')).toBeVisible();
  await expect(part(page, 'bulk-upload').getByRole('button', { name: 'Choose' })).toBeVisible();
  await expect(part(page, 'bulk-upload-results').getByRole('searchbox')).toBeVisible();
}
