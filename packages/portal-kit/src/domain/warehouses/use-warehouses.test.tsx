import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { fakePortal, fakeSdk } from '../../../test/portal';
import type { Portal } from '../provider/portal';
import { useWarehouses } from './use-warehouses';

const warehouses = [{ warehouseId: 'WH-NJ', name: 'Newark' }];
const supplier = { supplierId: 'SUP-1001', name: 'Halberd', version: 1, warehouses };

async function start(portal: Partial<Portal>, isWanted?: boolean, respond: () => unknown = () => supplier) {
  const { sdk, requests } = fakeSdk(respond);
  const { inside } = fakePortal({ sdk, ...portal });
  const hook = await renderHook(
    (wanted: boolean | undefined) => useWarehouses(wanted === undefined ? {} : { isWanted: wanted }),
    { initialProps: isWanted, wrapper: ({ children }) => inside(children) },
  );
  return { requests, ...hook };
}

test('useWarehouses returns the warehouses of the host and sends no request', async () => {
  const { result, requests } = await start({ warehouses });
  expect(result.current).toMatchObject({ warehouses, isError: false });
  expect(requests).toEqual([]);
});

test('useWarehouses returns an empty list of the host and sends no request', async () => {
  const { result, requests } = await start({ warehouses: [] });
  expect([result.current.warehouses, requests]).toEqual([[], []]);
});

test('useWarehouses requests the warehouses once they are needed when the host provides none', async () => {
  const { result, requests, rerender } = await start({ warehouses: undefined }, false);
  expect([result.current.warehouses, requests]).toEqual([undefined, []]);
  await rerender(true);
  await expect.poll(() => result.current.warehouses).toEqual(warehouses);
  expect(requests.map(({ operation, path }) => [operation, path])).toEqual([
    ['getSupplier', { id: 'SUP-1001' }],
  ]);
});

test('the retry of useWarehouses repeats a failed request', async () => {
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
