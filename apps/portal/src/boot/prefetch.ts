import { listItemsContract } from '@portal-kit/sdk/contract';
import { itemListRequest, type PrefetchRequest, supplierListRequest } from '@portal-kit/sdk/prefetch';
import { decodeListState, listParams } from 'portal-kit/list-state';
import { storageKeys } from 'portal-kit/storage-keys';
import { splitAddress } from '../routes/addresses';

/** Parameters of the supplier switcher's list: all suppliers of the user. Source: specification, section 9. */
export const supplierListParams = { limit: 5000, sortBy: 'name', sortDirection: 'ASC' } as const;

/** Milliseconds until the request for the configuration times out and the start fails. */
const configurationTimeoutMs = 30_000;

function storedToken(): string | null {
  try {
    return localStorage.getItem(storageKeys.accessToken);
  } catch {
    return null;
  }
}

let configuration: Promise<Response> | undefined;
let firstScreen: Promise<void> | undefined;
/** Responses by URL, and the token of their requests. */
let prefetched: { token: string; responses: Map<string, Promise<Response>> } | undefined;

async function prefetchFirstScreen(page: Location, config: Promise<Response>): Promise<void> {
  const address = splitAddress(page.pathname);
  const token = storedToken();
  if (token === null || !address) return;
  const isItemsList = address.rest === '/items';
  if (isItemsList) import('../pages/items-list.page').catch(() => {});
  const { apiBaseUrl: baseUrl, dataBasePath } = await (await config).clone().json();
  const bases = { baseUrl, dataBasePath };
  const responses = new Map<string, Promise<Response>>();
  const send = ({ url, headers }: PrefetchRequest) => {
    // Does not follow redirects, because a token must not be sent to another origin.
    const response = fetch(url, { headers, redirect: 'manual' });
    // The client handles the failure. This handler prevents an unhandled rejection if the client never reads the
    // response.
    response.catch(() => {});
    responses.set(url, response);
  };
  if (isItemsList) {
    const state = decodeListState(new URLSearchParams(page.search));
    const params = { supplierId: address.supplierId, ...listParams(state, listItemsContract) };
    send(itemListRequest(bases, params, token));
  }
  send(supplierListRequest(bases, supplierListParams, token));
  prefetched = { token, responses };
}

/**
 * Requests the configuration and, for a signed-in user, the suppliers and the code and rows of the Items list, while
 * the application is still loading. The server validates the token: the client refreshes the token after a 401 as
 * usual.
 */
export function prefetch(page: Location): void {
  // The options match the preload link of the page, so that the browser reuses the preloaded response.
  configuration = fetch('/config.json', { signal: AbortSignal.timeout(configurationTimeoutMs) });
  configuration.catch(() => {});
  firstScreen = prefetchFirstScreen(page, configuration).catch(() => {});
}

/** Returns the prefetched configuration on the first call, then `undefined`. */
export function takeConfiguration(): Promise<Response> | undefined {
  const taken = configuration;
  configuration = undefined;
  return taken;
}

/** Resolves when all prefetch requests are sent. */
export async function prefetchSent(): Promise<void> {
  await firstScreen;
}

/** Returns the prefetched response to a URL once, and only if the token has not changed since the request. */
export function takePrefetchedResponse(url: string): Promise<Response> | undefined {
  if (!prefetched || prefetched.token !== storedToken()) return undefined;
  const response = prefetched.responses.get(url);
  prefetched.responses.delete(url);
  return response;
}
