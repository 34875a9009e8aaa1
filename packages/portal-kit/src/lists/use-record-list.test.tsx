import type { Page, PortalQuery } from '@portal-kit/sdk';
import { listItemsContract } from '@portal-kit/sdk/contract';
import type { Item } from '@portal-kit/sdk/items';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { listParams } from '../kernel/list-state/list-state';
import { createPortalQueryClient } from '../kernel/queries/query-client';
import { PortalQueryClientContext } from '../kernel/queries/query-client-context';
import { useRecordList } from './use-record-list';

type Params = ReturnType<typeof listParams>;

async function start() {
  const requests: number[] = [];
  const query = (params: Params) =>
    ({
      queryKey: ['items', 'SUP-1001', params],
      queryFn: async () => {
        requests.push(params.offset ?? 0);
        return { rows: [{ itemId: 'I-1' }], total: 100 };
      },
      gcTime: 0,
      retry: false,
    }) as unknown as PortalQuery<Page<Item>>;
  const queryClient = createPortalQueryClient();
  const { result, act } = await renderHook(
    () => useRecordList({ list: 'items', contract: listItemsContract, query }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <PortalQueryClientContext value={queryClient}>{children}</PortalQueryClientContext>
      ),
    },
  );
  return { result, act, requests };
}

test('useRecordList() requests the next page once', async () => {
  const { result, act, requests } = await start();
  expect(requests).toEqual([0]);
  await act(() => result.current.change({ page: 1 }));
  await expect.poll(() => result.current.isRefreshing).toBe(false);
  expect(requests).toEqual([0, 10]);
});

test('useRecordList() requests nothing when the user opens a row', async () => {
  const { result, act, requests } = await start();
  await act(() => result.current.change({ detailsId: 'I-1' }, { isCorrection: true }));
  expect(requests).toEqual([0]);
});
