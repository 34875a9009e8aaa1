import type { GetToken } from 'portal-kit/element-inputs';
import type { ItemFormElement } from 'portal-kit/elements/item-form';
import { EmbedProvider } from 'portal-kit/embed';
import type {} from 'portal-kit/types/react';
import { useRef } from 'react';

export function App({ getToken }: { getToken: GetToken }) {
  const form = useRef<ItemFormElement>(null);
  return (
    <>
      <portal-item-form
        ref={form}
        api-url="https://portal.example"
        supplierId="SUP-1001"
        item-id="ITM-1001"
        theme="dark"
        className="form"
        getToken={getToken}
        onitem-saved={({ detail }) => console.log(detail.item?.sku, detail.isNew)}
        onwidget-failed={(event) => console.error(event.detail.kind)}
      />
      <portal-item-picker
        getToken={getToken}
        excludedItemIds={['ITM-1001']}
        onitem-picked={({ detail }) => console.log(detail.itemId)}
      />
      {/* @ts-expect-error: unknown value */}
      <portal-item-form theme="blue" />
      {/* @ts-expect-error: unknown input */}
      <portal-item-form orderId="OB-1" />
      {/* @ts-expect-error: wrong detail */}
      <portal-item-form onitem-saved={({ detail }) => detail.order} />
    </>
  );
}

export const Provider = ({ getToken }: { getToken: GetToken }) => (
  <EmbedProvider
    apiUrl="https://portal.example"
    supplierId="SUP-1001"
    getToken={getToken}
    onEvent={({ type }) => console.log(type)}
    navigation={{
      'items.list': '/stock',
      // @ts-expect-error: the value is itemId
      'items.details': '/stock/{itemID}',
    }}
  >
    <App getToken={getToken} />
  </EmbedProvider>
);

export const ProviderWithPort = ({ getToken }: { getToken: GetToken }) => (
  <EmbedProvider
    apiUrl="https://portal.example"
    supplierId="SUP-1001"
    getToken={getToken}
    navigation={{ href: ({ to }) => `/${to}`, go: () => {} }}
  >
    <App getToken={getToken} />
  </EmbedProvider>
);
