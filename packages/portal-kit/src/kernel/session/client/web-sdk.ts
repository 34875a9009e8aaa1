import { IdentityError, identityErrorKind } from '@portal-kit/sdk/identity';
import { trustedScriptUrl } from '../../widget/trusted-script-url';

/** The part of Customer Data Cloud's web SDK that single sign-on needs. */
interface WebSdk {
  sso: {
    login: (request: { authFlow: 'redirect'; redirectURL: string; state: string }) => void;
  };
  accounts: {
    session: { verify: (request: { callback: (response: { errorCode?: unknown }) => void }) => void };
  };
}

/** Globals of the web SDK. The script calls `onGigyaServiceReady` when it is ready. */
interface WebSdkGlobals {
  gigya?: WebSdk | undefined;
  onGigyaServiceReady?: (() => void) | undefined;
}

interface WebSdkOptions {
  /** Address of the script, without the API key. */
  url: string;
  apiKey: string;
}

/** Longest wait for the script and for its response in milliseconds. */
const timeoutMs = 30_000;

/** Rejects after the deadline. `start` calls `settle` with the result. */
function withDeadline<Result>(
  start: (settle: (result: Result) => void, fail: () => void) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new IdentityError({ kind: 'transient' }));
    const timer = setTimeout(fail, timeoutMs);
    const stop = () => clearTimeout(timer);
    start(
      (result) => {
        stop();
        resolve(result);
      },
      () => {
        stop();
        fail();
      },
    );
  });
}

function requestScript({ url, apiKey }: WebSdkOptions): Promise<WebSdk> {
  const address = new URL(url, location.href);
  address.searchParams.set('apikey', apiKey);
  const globals = window as unknown as WebSdkGlobals;
  const script = document.createElement('script');
  try {
    script.src = trustedScriptUrl(address);
  } catch {
    // The page's security policy blocks the script.
    return Promise.reject(new IdentityError({ kind: 'config' }));
  }
  return withDeadline<WebSdk>((settle, fail) => {
    globals.onGigyaServiceReady = () => (globals.gigya ? settle(globals.gigya) : fail());
    script.addEventListener('error', fail);
    document.head.append(script);
  }).catch((error: unknown) => {
    script.remove();
    throw error;
  });
}

let loading: Promise<WebSdk> | undefined;

/** Loads the web SDK once per page. A failed load can be repeated. */
function loadWebSdk(options: WebSdkOptions): Promise<WebSdk> {
  loading ??= requestScript(options).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Navigates to the provider's single sign-on page.
 *
 * Errors: rejects with an `IdentityError`: `transient` if the script does not load, `config` if the page blocks it.
 */
export async function beginSingleSignOn(
  options: WebSdkOptions,
  { redirectUrl, state }: { redirectUrl: string; state: string },
): Promise<void> {
  const sdk = await loadWebSdk(options);
  sdk.sso.login({ authFlow: 'redirect', redirectURL: redirectUrl, state });
}

/**
 * Completes a sign-in on the page that the provider redirected to. The script reads the code from the page's address,
 * exchanges the code and stores the session in the provider's cookie.
 *
 * Errors: rejects with an `IdentityError`: as {@link beginSingleSignOn}, or the class of the provider's error code.
 */
export async function finishSingleSignOn(options: WebSdkOptions): Promise<void> {
  const sdk = await loadWebSdk(options);
  const response = await withDeadline<{ errorCode?: unknown }>((settle) =>
    sdk.accounts.session.verify({ callback: settle }),
  );
  const code = Number(response.errorCode);
  if (code === 0) return;
  const kind = identityErrorKind(code);
  // No session has expired, because none existed before.
  throw new IdentityError({
    kind: kind === 'no-session' || kind === 'invalid-token' ? 'sso-failed' : kind,
    code,
  });
}
