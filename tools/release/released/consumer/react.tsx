import { type Destination, EmbedProvider, type NavigationPort, type TokenRequest } from 'portal-kit/embed';
import { ItemList } from 'portal-kit/item-list';
import { createRoot } from 'react-dom/client';
import 'portal-kit/item-list.css';

const { sandbox = '' } = document.body.dataset;

async function getToken({ signal }: TokenRequest) {
  const response = await fetch(`${sandbox}/__sandbox/token?user=dana@halberd.example`, { signal });
  if (!response.ok) throw new Error(`No token: ${response.status}`);
  return response.text();
}

function addressOf(destination: Destination) {
  if (destination.to === 'items.list') return '/stock';
  if (destination.to === 'items.details') return `/stock/${encodeURIComponent(destination.itemId)}`;
  return undefined;
}

const navigation: NavigationPort = {
  href: addressOf,
  go: (destination) => history.pushState(null, '', addressOf(destination) ?? '/stock'),
};

createRoot(document.querySelector('#stock') as Element).render(
  <EmbedProvider apiUrl={sandbox} supplierId="SUP-1001" getToken={getToken} navigation={navigation}>
    <ItemList />
  </EmbedProvider>,
);
