import { type Item, itemKeys } from '@portal-kit/sdk/items';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk } from '../../../../test/portal';
import { buildItem } from '../../../../test/records';
import { ItemForm } from './item-form.widget';

beforeEach(() => page.viewport(1280, 1600));
afterEach(() => page.viewport(414, 896));

const known = buildItem({ alcoholByVolume: 13, version: 3 });
const fresh = buildItem({ alcoholByVolume: 13, version: 4, brand: 'Fresh' });

/** Renders the form of an item with an older version in the cache. `arrive` delivers the newer version. */
async function start() {
  let arrive = () => {};
  const { sdk, requests } = fakeSdk(({ operation, body }) => {
    if (operation !== 'getItem') return { ...fresh, ...(body as object), version: 5 };
    return new Promise<Item>((resolve) => {
      arrive = () => resolve(fresh);
    });
  });
  const { inside, queryClient } = fakePortal({ sdk });
  queryClient.setQueryData(
    itemKeys.details({ supplierId: 'SUP-1001', itemId: 'I-1' }),
    { item: known, etag: '"3"' },
    { updatedAt: 1 },
  );
  const screen = await render(inside(<ItemForm itemId="I-1" />));
  const brand = screen.getByRole('textbox', { name: 'Brand', exact: true });
  await expect.element(brand).toHaveValue('Domaine É');
  const sent = () => requests.find(({ operation }) => operation === 'updateItem');
  return { screen, brand, arrive: () => arrive(), requests, sent };
}

test('an unchanged form shows a newer version from the server', async () => {
  const { screen, brand, arrive, sent } = await start();
  arrive();
  await expect.element(brand).toHaveValue('Fresh');
  await brand.fill('Mine');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await screen.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect.poll(() => sent()?.ifMatch).toBe('"4"');
});

test('a changed form keeps its input and saves with the version that the form was opened with', async () => {
  const { screen, brand, arrive, requests, sent } = await start();
  await brand.fill('Mine');
  arrive();
  await expect.poll(() => requests.length).toBe(1);
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await screen.getByRole('button', { name: 'Confirm', exact: true }).click();
  const saved = expect.objectContaining({ ifMatch: '"3"', body: expect.objectContaining({ brand: 'Mine' }) });
  await expect.poll(sent).toEqual(saved);
});
