import { listItemsContract } from '@portal-kit/sdk/contract';
import type { ItemListParams } from '@portal-kit/sdk/items';
import { itemListRequest, type PrefetchRequest, supplierListRequest } from '@portal-kit/sdk/prefetch';
import { decodeListState, listParams } from 'portal-kit/list-state';
import { isStoredSupplier, storageKeys } from 'portal-kit/storage-keys';
import { publicPage, splitAddress } from '../routes/addresses';
import { loadSignedOutPages, pageAt, pageCode } from '../routes/page-code';
import { supplierListParams } from './supplier-list-params';

/** Milliseconds until the request for the configuration times out and the start fails. */
const configurationTimeoutMs = 30_000;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
const storedToken = () => stored(storageKeys.accessToken);

/**
 * Whether this browser still holds the identity provider's session. The session cookie of Customer Data Cloud ends with
 * the browser unless the user chose to be remembered; the tokens of that session must not be sent afterwards.
 */
const hasSession = ({ identity }: { identity?: { provider?: string; apiKey?: string } }) =>
  identity?.provider === 'oidc' || document.cookie.includes(`glt_${identity?.apiKey}=`);

let configuration: Promise<Response> | undefined;
let firstScreen: Promise<void> | undefined;
/** Responses by URL, and the token of their requests. */
let prefetched: { token: string; responses: Map<string, Promise<Response>> } | undefined;

/** The request for the rows of the first screen. */
interface FirstRows {
  params: ItemListParams;
  url: string;
  response: Promise<Response>;
}

/** `undefined` if the first screen has no prefetched rows. */
let firstRows: Promise<FirstRows | undefined> = Promise.resolve(undefined);
let haveRowsArrived = false;

/** Whether the response with the prefetched rows has arrived. */
export const firstRowsArrived = () => haveRowsArrived;

/**
 * Resolves with the parameters of the prefetched rows after their response has arrived. Resolves with `undefined` on later
 * calls, without prefetched rows, after a failed request, or if the response was already used.
 */
export async function takeFirstRows(): Promise<ItemListParams | undefined> {
  const taken = firstRows;
  firstRows = Promise.resolve(undefined);
  const rows = await taken;
  const response = await rows?.response.catch(() => undefined);
  const isUsable =
    response?.ok && prefetched?.token === storedToken() && prefetched.responses.has(rows?.url ?? '');
  return isUsable ? rows?.params : undefined;
}

/** Whether a list of suppliers contains a supplier. Searches the text, because parsing thousands of suppliers is slow. */
async function isListed(list: Promise<Response>, supplierId: string): Promise<boolean> {
  const response = (await list).clone();
  if (!response.ok) return false;
  const text = await response.text();
  return text.includes(`"supplierId":"${supplierId}"`) || text.includes(`"supplierId": "${supplierId}"`);
}

/** Whether the first screen is one of the pages that need no session. */
export const opensSignedOutPage = (path: string): boolean =>
  storedToken() === null || publicPage(path) !== undefined;

/** Starts loading the code of the first screen. The screen itself loads the same code and reports a failure. */
function startFirstScreenCode(path: string): void {
  const page = pageAt(splitAddress(path)?.rest ?? '');
  const load = opensSignedOutPage(path) ? loadSignedOutPages : page && pageCode[page];
  load?.().catch(() => {});
}

async function prefetchFirstScreen(page: Location, config: Promise<Response>): Promise<void> {
  const address = splitAddress(page.pathname);
  const token = storedToken();
  startFirstScreenCode(page.pathname);
  if (token === null || !address) return;
  const isItemsList = address.rest === '/items';
  const settings = await (await config).clone().json();
  if (!hasSession(settings)) return;
  const { apiBaseUrl: baseUrl, dataBasePath } = settings;
  const bases = { baseUrl, dataBasePath };
  const responses = new Map<string, Promise<Response>>();
  const storeResponse = (url: string, response: Promise<Response>) => {
    // The client handles the failure. This handler prevents an unhandled rejection if the client never reads the
    // response.
    response.catch(() => {});
    responses.set(url, response);
  };
  const send = ({ url, headers }: PrefetchRequest) => {
    // Does not follow redirects, because a token must not be sent to another origin.
    const response = fetch(url, { headers, redirect: 'manual', cache: 'no-store' });
    storeResponse(url, response);
    return response;
  };
  const { supplierId } = address;
  const isStored = isStoredSupplier(stored(storageKeys.permissions), supplierId);
  const sendItems = () => {
    const state = decodeListState(new URLSearchParams(page.search), 'items');
    const params = { supplierId, ...listParams(state, listItemsContract) };
    const request = itemListRequest(bases, params, token);
    const response = send(request);
    response.then(
      () => {
        haveRowsArrived = true;
      },
      () => {},
    );
    return { params, url: request.url, response };
  };
  if (isItemsList && isStored) firstRows = Promise.resolve(sendItems());
  const suppliersRequest = supplierListRequest(bases, supplierListParams, token);
  const suppliers = send(suppliersRequest);
  if (isItemsList && !isStored) {
    firstRows = isListed(suppliers, supplierId)
      .then((listed) => (listed && storedToken() === token ? sendItems() : undefined))
      .catch(() => undefined);
    // The client receives the list after the rows are requested, because parsing the list blocks the thread.
    storeResponse(
      suppliersRequest.url,
      firstRows.then(() => suppliers),
    );
  }
  prefetched = { token, responses };
}

/**
 * Requests the configuration, the code of the first screen and, for a signed-in user, the suppliers and the rows of the
 * Items list, while the application is still loading. Requests rows only for a supplier in the stored permissions or in
 * the list of suppliers. The server validates the token: the client refreshes the token after a 401 as usual.
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
