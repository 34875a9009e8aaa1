import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

/** Waits for specific content of a widget. Other widgets are loaded when they have text and no loading status. */
const loaded: Readonly<Record<string, (widget: Locator) => Promise<void>>> = {
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
  'order-wizard': (widget) => expect(widget.getByRole('textbox', { name: 'Expected arrival' })).toBeVisible(),
  'order-lines': (widget) => expect(widget.getByRole('combobox', { name: 'Add an item' })).toBeVisible(),
  'customer-list': (widget) =>
    expect(widget.getByRole('rowheader', { name: 'Bayshore Bottle Shop' })).toBeVisible(),
  'customer-details': (widget) => expect(widget.getByRole('heading', { name: 'Contact' })).toBeVisible(),
  'customer-form': (widget) => expect(widget.getByLabel('Doing business as')).toBeVisible(),
  'supplier-list': (widget) =>
    expect(widget.getByRole('rowheader', { name: 'Maison Tesselle' })).toBeVisible(),
  'supplier-details': (widget) => expect(widget.getByText('Tobias Wren')).toBeVisible(),
  'supplier-form': (widget) => expect(widget.getByLabel('Contact name')).toHaveValue('Tobias Wren'),
  'warehouse-list': (widget) =>
    expect(widget.getByRole('rowheader', { name: 'Medley Import Center' })).toBeVisible(),
  'warehouse-details': (widget) => expect(widget.getByText('WH-TX-01').first()).toBeVisible(),
  'warehouse-form': (widget) => expect(widget.getByLabel('Warehouse ID')).toBeVisible(),
  'user-list': (widget) =>
    expect(widget.getByRole('rowheader', { name: 'multi@agency.example' })).toBeVisible(),
  'user-form': (widget) => expect(widget.getByLabel('User Email')).toHaveValue('multi@agency.example'),
};

/** The names of all widgets of the package. */
export const widgets = readdirSync(
  join(import.meta.dirname, '../../packages/portal-kit/src/generated/exports/elements'),
).map((file) => file.replace(/\.ts$/, ''));

/** The demo page of each integration. */
export const integrations = {
  'React 19 component': '/integrations/?integration=react',
  'React 19 component in a shadow root': '/integrations/?integration=react-isolated',
  'React 18 component': '/integrations-react-18/?integration=react',
  'mount()': '/integrations/?integration=mount',
  'mount() without isolation': '/integrations/?integration=mount-open',
  'script file': '/integrations/?integration=script',
  'custom element': '/integrations/?integration=element',
} as const;

/** Clicks a button of the host page that an overlay may cover. */
const press = (page: Page, id: string) => page.evaluate((id) => document.getElementById(id)?.click(), id);

export const mountWidgets = (page: Page) => page.locator('#mount').click();
export const unmountWidgets = (page: Page) => press(page, 'unmount');
export const switchToDark = (page: Page) => press(page, 'dark-theme');

export const getSection = (page: Page, name: string) => page.locator(`section[aria-label="${name}"]`);

/** Waits until a widget has loaded its content. */
export async function expectLoaded(page: Page, name: string) {
  const widget = getSection(page, name);
  await expect(widget).toContainText(/\w/);
  await expect(widget.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await loaded[name]?.(widget);
}

/** Waits until every widget has loaded its content. */
export async function expectAllLoaded(page: Page) {
  for (const name of widgets) await expectLoaded(page, name);
}
