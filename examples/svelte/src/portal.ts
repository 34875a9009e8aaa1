import { destinationAddresses, type GetToken } from 'portal-kit/element-inputs';

const apiUrl = 'http://127.0.0.1:4320';

// The sandbox issues a token without authentication. In production, request the token from your server.
const getToken: GetToken = async ({ signal }) => {
  const response = await fetch(`${apiUrl}/__sandbox/token?user=dana@halberd.example`, { signal });
  if (!response.ok) throw new Error(`No token: ${response.status}`);
  return response.text();
};

/** Addresses of the widgets' links. */
const navigation = destinationAddresses({
  'items.list': '#/',
  'items.details': '#/items/{itemId}',
  'items.create': '#/add',
});

/**
 * The inputs of every widget. Svelte converts the names of a spread object to lower case, so templates set each input on its
 * own.
 */
export const portal = { apiUrl, supplierId: 'SUP-1001', navigation, getToken };
