import * as sameVersion from '@tanstack/react-query';
import * as anotherVersion from 'react-query-of-host';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { startEmbedServer } from '../../../test/embed-server';
import { ItemList } from '../../features/items/list/item-list.widget';
import { EmbedProvider } from './embed-provider';

/** Renders a list of items in a page with its own query client. Parts of the page are inside the provider and the list. */
async function renderPage({ QueryClient, QueryClientProvider, useQuery }: typeof sameVersion) {
  const hostClient = new QueryClient();
  function HostPart({ place }: { place: string }) {
    const { data } = useQuery({ queryKey: ['host', place], queryFn: () => `Data of the host ${place}` });
    return <p>{data}</p>;
  }
  const screen = await render(
    <QueryClientProvider client={hostClient}>
      <EmbedProvider
        apiUrl="https://portal.example"
        supplierId="SUP-1"
        getToken={() => 'token-1'}
        fetch={startEmbedServer().fetch}
      >
        <HostPart place="below the provider" />
        <ItemList
          renderActions={(actions) => (
            <>
              {actions}
              <HostPart place="beside the actions" />
            </>
          )}
        />
      </EmbedProvider>
    </QueryClientProvider>,
  );
  return { screen, hostClient };
}

test.each([
  ['the same version', sameVersion],
  ['another version', anotherVersion as unknown as typeof sameVersion],
])('components of the page keep their query client with %s of TanStack Query', async (_, library) => {
  const { screen, hostClient } = await renderPage(library);
  await expect.element(screen.getByRole('rowheader', { name: 'SUP-1-SKU' })).toBeVisible();
  await expect.element(screen.getByText('Data of the host below the provider')).toBeVisible();
  await expect.element(screen.getByText('Data of the host beside the actions')).toBeVisible();
  expect(
    hostClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([
    ['host', 'below the provider'],
    ['host', 'beside the actions'],
  ]);
});
