import { itemListUrl, supplierListUrl } from '@portal-kit/sdk/ahead';
import { listItemsContract } from '@portal-kit/sdk/contract';
import { decodeListState, listParams } from 'portal-kit/list-state';
import { splitAddress } from '../routes/addresses';
import { supplierListParams } from './supplier-list-params';

const accessTokenKey = 'access_token';
/** Longest wait for the configuration before the start counts as failed. Milliseconds. */
const configurationWaitMs = 30_000;

function storedToken(): string | null {
  try {
    return localStorage.getItem(accessTokenKey);
  } catch {
    return null;
  }
}

let configuration: Promise<Response> | undefined;
let asked: Promise<void> | undefined;
/** The token that was sent, and what was asked with it, by address. */
let ahead: { token: string; answers: Map<string, Promise<Response>> } | undefined;

async function askForFirstScreen(page: Location, config: Promise<Response>): Promise<void> {
  const address = splitAddress(page.pathname);
  const token = storedToken();
  if (token === null || !address) return;
  const isItemsList = address.rest === '/items';
  if (isItemsList) import('../pages/items-list.page').catch(() => {});
  const { apiBaseUrl: baseUrl } = await (await config).clone().json();
  const answers = new Map<string, Promise<Response>>();
  const ask = (url: string, header: Readonly<Record<string, string>>) => {
    const answer = fetch(url, {
      headers: { Accept: 'application/json', ...header },
      // A token never follows a redirect to another origin.
      redirect: 'manual',
    });
    // Whoever reads it handles its failure; nobody may, when the address turns out to be another one's.
    answer.catch(() => {});
    answers.set(url, answer);
  };
  if (isItemsList) {
    const state = decodeListState(new URLSearchParams(page.search));
    const params = { supplierId: address.supplierId, ...listParams(state, listItemsContract) };
    ask(itemListUrl({ baseUrl }, params), { Authorization: `Bearer ${token}` });
  }
  ask(supplierListUrl({ baseUrl }, supplierListParams), { 'Access-Token': token });
  ahead = { token, answers };
}

/**
 * Asks for the configuration and, for a user who is signed in, for the suppliers and for code and rows of the Items
 * list, while the application is still on its way. The token's validity is the server's to judge: a refused answer is
 * refreshed and repeated as any other.
 */
export function askAhead(page: Location): void {
  // The page has preloaded it with these very options.
  configuration = fetch('/config.json', { signal: AbortSignal.timeout(configurationWaitMs) });
  configuration.catch(() => {});
  asked = askForFirstScreen(page, configuration).catch(() => {});
}

/** The configuration that was asked for ahead, once; `undefined` afterwards. */
export function takeConfiguration(): Promise<Response> | undefined {
  const taken = configuration;
  configuration = undefined;
  return taken;
}

/** Resolves when what was to be asked ahead has been sent. */
export async function askedAhead(): Promise<void> {
  await asked;
}

/** The answer asked for ahead, once, and only to the user whose token it was asked with. */
export function takeAnswer(url: string): Promise<Response> | undefined {
  if (!ahead || ahead.token !== storedToken()) return undefined;
  const answer = ahead.answers.get(url);
  ahead.answers.delete(url);
  return answer;
}
