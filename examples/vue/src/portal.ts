import type { GetToken } from 'portal-kit/element-inputs';
import { navigation } from './router';

const apiUrl = 'http://127.0.0.1:4320';

// The sandbox issues a token without authentication. In production, request the token from your server.
const getToken: GetToken = async ({ signal }) => {
  const response = await fetch(`${apiUrl}/__sandbox/token?user=dana@halberd.example`, { signal });
  if (!response.ok) throw new Error(`No token: ${response.status}`);
  return response.text();
};

/** The inputs of every widget, for `v-bind`. */
export const portal = { apiUrl, supplierId: 'SUP-1001', navigation, getToken };
