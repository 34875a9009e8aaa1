import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk } from '../../../../../test/portal';
import { buildItem } from '../../../../../test/records';
import { useItemsByCode } from './use-items-by-code';

const chablis = buildItem({ itemId: 'I-1', sku: 'CHB-75', upc: '041100031108' });
const rioja = buildItem({ itemId: 'I-2', sku: 'RIO-75', upc: '041100031115' });

async function find(codes: readonly string[], bySku: readonly unknown[], byUpc: readonly unknown[]) {
  const { sdk, requests } = fakeSdk(({ query }) => ({
    data: String(query.filter).startsWith('upc:') ? byUpc : bySku,
  }));
  const { inside } = fakePortal({ sdk });
  const Probe = () => {
    const { items, isPending } = useItemsByCode('WH-NJ', codes);
    return <p>{isPending ? '…' : JSON.stringify([...items].map(([code, { itemId }]) => [code, itemId]))}</p>;
  };
  const screen = await render(inside(<Probe />));
  await expect.element(screen.getByText(/^\[/)).toBeInTheDocument();
  return {
    found: new Map(JSON.parse(screen.container.textContent ?? '')),
    filters: requests.map(({ query }) => query.filter),
  };
}

test('useItemsByCode() finds items by SKU and by UPC', async () => {
  const { found, filters } = await find(['CHB-75', '041100031115'], [chablis], [rioja]);
  expect(filters).toEqual(['sku:041100031115,chb-75;', 'upc:041100031115;']);
  expect([found.get('chb-75'), found.get('041100031115')]).toEqual(['I-1', 'I-2']);
});

test('useItemsByCode() requests no UPC for codes without 12 digits', async () => {
  const { filters } = await find(['CHB-75', '12345'], [chablis], []);
  expect(filters).toEqual(['sku:12345,chb-75;']);
});

test('useItemsByCode() prefers the item whose SKU is the code', async () => {
  const numbered = buildItem({ itemId: 'I-3', sku: '041100031115' });
  const { found } = await find(['041100031115'], [numbered], [rioja]);
  expect(found.get('041100031115')).toBe('I-3');
});

test('useItemsByCode() finds an item without a SKU by UPC and ignores an item without an id', async () => {
  const { found } = await find(
    ['041100031115'],
    [{ ...chablis, itemId: undefined }],
    [{ ...rioja, sku: undefined }],
  );
  expect([...found]).toEqual([['041100031115', 'I-2']]);
});
