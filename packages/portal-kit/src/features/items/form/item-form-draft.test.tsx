import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { typedItem } from '../../../../test/item-form';
import { MemoryStorage } from '../../../../test/memory-storage';
import { fakePortal, fakeSdk } from '../../../../test/portal';
import { buildItem } from '../../../../test/records';
import { createDraftStore } from '../../../kernel/drafts/draft-store';
import { createLeaveGuard } from '../../../kernel/leaving/leave-guard';
import { createTextStore } from '../../../kernel/session/storage/session-storage';
import { ItemForm } from './item-form.widget';
import { emptyItem } from './values/item-form.values';

const key = 'draft:ada%40cellar.example:SUP-1001:item';
const createDraft = (values: object) =>
  JSON.stringify({ savedAt: new Date().toISOString(), recordVersion: null, values });

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(414, 896));

/** Renders the form of a new item in a browser that stores drafts. */
async function start(
  kept?: string,
  { storage = new MemoryStorage(), respond = (): unknown => buildItem({ sku: 'CHB-75' }) } = {},
) {
  if (kept !== undefined) storage.setItem(key, kept);
  const guard = createLeaveGuard();
  const { sdk, requests } = fakeSdk(respond);
  const portal = fakePortal({
    sdk,
    unsaved: guard,
    drafts: createDraftStore(
      createTextStore(() => storage),
      { prefix: 'draft:', email: 'ada@cellar.example', supplierId: 'SUP-1001' },
    ),
  });
  const screen = await render(portal.inside(<ItemForm />));
  return {
    ...portal,
    screen,
    requests,
    storage,
    guard,
    sku: screen.getByRole('textbox', { name: 'Supplier Item ID' }),
    offer: screen.getByText(/You have unsaved changes from/),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    values: () => JSON.parse(storage.stored()[key] ?? 'null')?.values,
  };
}

describe('an interrupted form', () => {
  test('typing stores a draft and activates the leave guard', async () => {
    const { sku, values, guard, offer } = await start();
    expect(guard.isBlocking()).toBe(false);
    await sku.fill('CHB-75');
    expect(guard.isBlocking()).toBe(true);
    await expect.poll(values).toEqual({ ...emptyItem, sku: 'CHB-75' });
    await expect.element(offer).not.toBeInTheDocument();
  });

  test('a reopened form offers its draft without filling fields', async () => {
    const { sku, offer, guard } = await start(createDraft(typedItem));
    await expect.element(offer).toBeVisible();
    await expect.element(sku).toHaveValue('');
    expect(guard.isBlocking()).toBe(false);
  });

  test('a restored draft fills the form and counts as unsaved', async () => {
    const { screen, sku, offer, button, guard } = await start(createDraft(typedItem));
    await button('Restore').click();
    await expect.element(sku).toHaveValue('CHB-75');
    await expect.element(screen.getByRole('checkbox', { name: 'Newark WH-NJ' })).toBeChecked();
    await expect.element(offer).not.toBeInTheDocument();
    expect(guard.isBlocking()).toBe(true);
  });

  test('a discarded draft is removed and the form stays empty', async () => {
    const { sku, offer, button, storage, guard } = await start(createDraft(typedItem));
    await button('Discard').click();
    await expect.element(offer).not.toBeInTheDocument();
    await expect.element(sku).toHaveValue('');
    expect([storage.stored(), guard.isBlocking()]).toEqual([{}, false]);
  });

  test.each([
    ['of an older form', createDraft({ sku: 'CHB-75' })],
    ['that is not JSON', '{"values":'],
  ])('a draft %s is removed without an offer', async (_, kept) => {
    const { offer, storage } = await start(kept);
    await expect.element(offer).not.toBeInTheDocument();
    expect(storage.stored()).toEqual({});
  });

  test('markup in a draft is shown as text', async () => {
    const hostile = '<img src=x onerror="globalThis.hit = true">';
    const { screen, sku, button } = await start(createDraft({ ...typedItem, sku: hostile }));
    await button('Restore').click();
    await expect.element(sku).toHaveValue(hostile);
    expect(screen.container.querySelector('img')).toBeNull();
  });
});

test('a saved form removes its draft and opens the list without confirmation', async () => {
  const { button, storage, guard, navigation, requests } = await start(createDraft(typedItem));
  let wasHolding: boolean | undefined;
  navigation.go.mockImplementation(() => {
    wasHolding = guard.isBlocking();
  });
  await button('Restore').click();
  await button('Add').click();
  await button('Confirm').click();
  await expect.poll(() => navigation.go.mock.calls).toEqual([[{ to: 'items.list' }]]);
  expect(wasHolding).toBe(false);
  expect(requests.filter(({ operation }) => operation === 'createItem')).toHaveLength(1);
  expect(storage.stored()).toEqual({});
});

describe('a form that closes during a save', () => {
  const created = (requests: { operation: string; idempotencyKey: string | undefined }[]) =>
    requests.filter(({ operation }) => operation === 'createItem');

  /** Restores an item's draft, saves it, and closes the form before the response to the save. */
  async function startInterrupted() {
    const response = Promise.withResolvers<unknown>();
    const started = await start(createDraft(typedItem), { respond: () => response.promise });
    await started.button('Restore').click();
    await started.button('Add').click();
    await started.button('Confirm').click();
    await expect.poll(() => created(started.requests)).toHaveLength(1);
    await started.screen.unmount();
    return { ...started, response };
  }

  test('a form that closes during a save announces the outcome and leaves no draft', async () => {
    const { response, notify, storage } = await startInterrupted();
    response.resolve(buildItem({ sku: 'CHB-75' }));
    await expect
      .poll(() => notify.mock.calls.map(([{ title }]) => title))
      .toEqual(['Item added successfully']);
    expect(storage.stored()).toEqual({});
  });

  test('after a save without a response, the next form offers the save and sends it with the same key', async () => {
    const { storage, requests } = await startInterrupted();
    const next = await start(undefined, { storage });
    await expect.element(next.screen.getByText(/^Your save from .* was interrupted\./)).toBeVisible();
    await next.button('Restore').click();
    await next.button('Add').click();
    await next.button('Confirm').click();
    await expect.poll(() => created(next.requests)).toHaveLength(1);
    expect(created(next.requests)[0]?.idempotencyKey).toBe(created(requests)[0]?.idempotencyKey);
    await expect.poll(() => storage.stored()).toEqual({});
  });
});
