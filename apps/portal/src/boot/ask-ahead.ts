import { itemListUrl } from '@portal-kit/sdk/ahead';
import { listItemsContract } from '@portal-kit/sdk/contract';
import { decodeListState, listParams } from 'portal-kit/list-state';
import { splitAddress } from '../routes/addresses';

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

interface Ahead {
  url: string;
  token: string;
  answer: Promise<Response>;
}

let configuration: Promise<Response> | undefined;
let ahead: Promise<Ahead | undefined> | undefined;
let ready: Ahead | undefined;

async function askForFirstScreen(page: Location, config: Promise<Response>): Promise<Ahead | undefined> {
  const address = splitAddress(page.pathname);
  const token = storedToken();
  if (token === null || address?.rest !== '/items') return undefined;
  import('../pages/items-list.page').catch(() => {});
  const state = decodeListState(new URLSearchParams(page.search));
  const { apiBaseUrl } = await (await config).clone().json();
  const url = itemListUrl(
    { baseUrl: apiBaseUrl },
    { supplierId: address.supplierId, ...listParams(state, listItemsContract) },
  );
  const answer = fetch(url, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    // A token never follows a redirect to another origin.
    redirect: 'manual',
  });
  // Whoever reads it handles its failure; nobody may, when the address turns out to be another one's.
  answer.catch(() => {});
  ready = { url, token, answer };
  return ready;
}

/**
 * Asks for the configuration and, for a user who is signed in, for code and rows of the Items list, while the
 * application is still on its way. The token's validity is the server's to judge: a refused answer is refreshed and
 * repeated as any other.
 */
export function askAhead(page: Location): void {
  // The page has preloaded it with these very options.
  configuration = fetch('/config.json', { signal: AbortSignal.timeout(configurationWaitMs) });
  configuration.catch(() => {});
  ahead = askForFirstScreen(page, configuration).catch(() => undefined);
}

/** The configuration that was asked for ahead, once; `undefined` afterwards. */
export function takeConfiguration(): Promise<Response> | undefined {
  const taken = configuration;
  configuration = undefined;
  return taken;
}

/** Resolves when what was to be asked ahead has been sent. */
export async function askedAhead(): Promise<void> {
  await ahead;
}

/** The answer asked for ahead, once, and only to the user whose token it was asked with. */
export function takeAnswer(url: string): Promise<Response> | undefined {
  if (!ready || ready.url !== url || ready.token !== storedToken()) return undefined;
  const { answer } = ready;
  ready = undefined;
  return answer;
}
