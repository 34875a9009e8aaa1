import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

/** What each widget is there for, once it shows it. */
const shown: Readonly<Record<string, (widget: Locator) => Promise<void>>> = {
  dashboard: async (widget) => {
    await expect(widget.getByRole('heading', { name: 'Inbound by status' })).toBeVisible();
    await expect(widget.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  },
  'dashboard-details': (widget) => expect(widget.getByRole('rowheader').first()).toBeVisible(),
  'item-list': (widget) => expect(widget.getByRole('rowheader')).toHaveCount(8),
  'item-details': (widget) => expect(widget.getByText('Fen Block Pinot Noir 2022')).toBeVisible(),
  'item-form': (widget) => expect(widget.getByLabel('Description')).toHaveValue(/Fen Block Pinot Noir/),
  'item-picker': (widget) => expect(widget.getByRole('combobox')).toBeVisible(),
  'bulk-upload': (widget) => expect(widget.getByRole('button', { name: 'Choose' })).toBeVisible(),
  'bulk-upload-results': (widget) => expect(widget.getByRole('searchbox')).toBeVisible(),
  'order-list': (widget) => expect(widget.getByRole('rowheader', { name: 'OB-2611-000045' })).toBeVisible(),
  'order-details': (widget) => expect(widget.getByRole('heading', { name: 'Shipment' })).toBeVisible(),
  'order-wizard': (widget) => expect(widget.getByLabel('Expected arrival')).toBeVisible(),
  'order-lines': (widget) => expect(widget.getByRole('combobox', { name: 'Add an item' })).toBeVisible(),
  'customer-list': (widget) =>
    expect(widget.getByRole('rowheader', { name: 'Bayshore Bottle Shop' })).toBeVisible(),
  'customer-form': (widget) => expect(widget.getByLabel('Doing business as')).toBeVisible(),
  'supplier-list': (widget) =>
    expect(widget.getByRole('rowheader', { name: 'Maison Tesselle' })).toBeVisible(),
  'supplier-form': (widget) => expect(widget.getByLabel('Contact name')).toHaveValue('Tobias Wren'),
  'warehouse-list': (widget) =>
    expect(widget.getByRole('rowheader', { name: 'Medley Import Center' })).toBeVisible(),
  'warehouse-form': (widget) => expect(widget.getByLabel('Warehouse ID')).toBeVisible(),
  'user-list': (widget) =>
    expect(widget.getByRole('rowheader', { name: 'multi@agency.example' })).toBeVisible(),
  'user-form': (widget) => expect(widget.getByLabel('User Email')).toHaveValue('multi@agency.example'),
};

/** Every widget that the package has. */
export const widgets = readdirSync(
  join(import.meta.dirname, '../../packages/portal-kit/src/generated/exports/elements'),
).map((file) => file.replace(/\.ts$/, ''));

/** Every way in, by the address of the page that goes it. */
export const doors = {
  'a React component': '/integrations/?integration=react',
  'a React component in a shadow root': '/integrations/?integration=react-isolated',
  'a component of React 18': '/integrations-react-18/?integration=react',
  'a function': '/integrations/?integration=mount',
  'a function without isolation': '/integrations/?integration=mount-open',
  'the function of the script file': '/integrations/?integration=script',
  'an element': '/integrations/?integration=element',
} as const;

/** A button of the page, whatever of ours is above it. */
const press = (page: Page, id: string) => page.evaluate((id) => document.getElementById(id)?.click(), id);

export const putIn = (page: Page) => page.locator('#mount').click();
export const takeAway = (page: Page) => press(page, 'unmount');
export const darken = (page: Page) => press(page, 'dark-theme');

export const part = (page: Page, name: string) => page.locator(`section[aria-label="${name}"]`);

/** Waits until a widget shows what it is there for. */
export async function expectShown(page: Page, name: string) {
  const isShown = shown[name];
  if (!isShown) throw new Error(`Nobody knows what ${name} shows.`);
  await isShown(part(page, name));
}

/** The same for each. */
export async function expectAllShown(page: Page) {
  for (const name of widgets) await expectShown(page, name);
}
