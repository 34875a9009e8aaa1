import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { fakePortal, fakeSdk } from '../../../test/portal';
import type { Portal } from '../../kernel/portal/portal-context';
import { useWarehouses } from './use-warehouses';

const warehouses = [{ warehouseId: 'WH-NJ', name: 'Newark' }];
const supplier = { supplierId: 'SUP-1001', name: 'Halberd', version: 1, warehouses };

async function start(portal: Partial<Portal>, isWanted?: boolean, answer: () => unknown = () => supplier) {
  const { sdk, asked } = fakeSdk(answer);
  const { inside } = fakePortal({ sdk, ...portal });
  const hook = await renderHook(
    (wanted: boolean | undefined) => useWarehouses(wanted === undefined ? {} : { isWanted: wanted }),
    { initialProps: isWanted, wrapper: ({ children }) => inside(children) },
  );
  return { asked, ...hook };
}

test('those that the host gives are taken, and cost no call', async () => {
  const { result, asked } = await start({ warehouses });
  expect(result.current).toMatchObject({ warehouses, isError: false });
  expect(asked).toEqual([]);
});

test('a host that knows of none has none, and they cost no call', async () => {
  const { result, asked } = await start({ warehouses: [] });
  expect([result.current.warehouses, asked]).toEqual([[], []]);
});

test('without the host’s they are asked for once they are wanted', async () => {
  const { result, asked, rerender } = await start({ warehouses: undefined }, false);
  expect([result.current.warehouses, asked]).toEqual([undefined, []]);
  await rerender(true);
  await expect.poll(() => result.current.warehouses).toEqual(warehouses);
  expect(asked.map(({ operation, path }) => [operation, path])).toEqual([
    ['getSupplier', { id: 'SUP-1001' }],
  ]);
});

test('a call that fails can be repeated', async () => {
  let isDown = true;
  const { result, act } = await start({ warehouses: undefined }, undefined, () =>
    isDown ? Promise.reject(new Error('down')) : supplier,
  );
  await expect.poll(() => result.current.isError).toBe(true);
  isDown = false;
  await act(() => result.current.retry());
  await expect.poll(() => result.current.warehouses).toEqual(warehouses);
  expect(result.current.isError).toBe(false);
});
