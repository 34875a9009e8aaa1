import { storageKeys } from 'portal-kit/storage-keys';
import { publicPage, splitAddress } from '../routes/addresses';
import { loadSignedOutPages, pageAt, pageCode } from '../routes/page-code';

/** Milliseconds until the request for the configuration times out and the start fails. */
const configurationTimeoutMs = 30_000;

function isSignedOut(): boolean {
  try {
    return localStorage.getItem(storageKeys.accessToken) === null;
  } catch {
    return true;
  }
}

let configuration: Promise<Response> | undefined;

/** Whether the first screen is one of the pages that need no session. */
export const opensSignedOutPage = (path: string): boolean => isSignedOut() || publicPage(path) !== undefined;

/** Starts loading the code of the first screen. The screen itself loads the same code and reports a failure. */
function startFirstScreenCode(path: string): void {
  const page = pageAt(splitAddress(path)?.rest ?? '');
  const load = opensSignedOutPage(path) ? loadSignedOutPages : page && pageCode[page];
  load?.().catch(() => {});
}

/** Requests the configuration and the code of the first screen, while the application is still loading. */
export function prefetch(page: Location): void {
  // The options match the preload link of the page, so that the browser reuses the preloaded response.
  configuration = fetch('/config.json', { signal: AbortSignal.timeout(configurationTimeoutMs) });
  configuration.catch(() => {});
  startFirstScreenCode(page.pathname);
}

/** Returns the prefetched configuration on the first call, then `undefined`. */
export function takeConfiguration(): Promise<Response> | undefined {
  const taken = configuration;
  configuration = undefined;
  return taken;
}
