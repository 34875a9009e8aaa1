// Stand-in for the web SDK of Customer Data Cloud, with the published functions that the portal calls. The real script
// finishes a single sign-on when the page's address contains `authCode` and `gig_actions=sso.login`, and then calls
// `onGigyaServiceReady`.

/** @typedef {{ errorCode: number, cookieName?: string, cookieValue?: string }} Result */

const script = /** @type {HTMLScriptElement} */ (document.currentScript);
const apiKey = new URL(script.src).searchParams.get('apikey') ?? '';
const cookieName = `glt_${apiKey}`;

const loginToken = () =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1) ?? '';

/** @param {string} code */
async function exchange(code) {
  const response = await fetch('/__sandbox/sso-session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ authCode: code }),
  });
  const result = /** @type {Result} */ (await response.json());
  if (result.errorCode === 0)
    // biome-ignore lint/suspicious/noDocumentCookie: the real script sets a cookie that pages without the Cookie Store API read
    document.cookie = `${cookieName}=${encodeURIComponent(result.cookieValue ?? '')}; path=/; samesite=strict`;
  return result.errorCode;
}

/** Error code of the sign-on that the address contains; 0 without one. */
let signOnError = 0;

const gigya = {
  sso: {
    /** @param {{ authFlow: string, redirectURL: string, state?: string }} request */
    login: ({ authFlow, redirectURL, state = '' }) => {
      const query = new URLSearchParams({ apiKey, authFlow, redirectURL, state });
      location.assign(`/identity/accounts.sso.login?${query}`);
    },
  },
  accounts: {
    session: {
      /** @param {{ callback: (response: Result) => void }} request */
      verify: async ({ callback }) => {
        if (signOnError !== 0) return callback({ errorCode: signOnError });
        const body = new URLSearchParams({ apiKey, login_token: decodeURIComponent(loginToken()) || 'none' });
        const response = await fetch('/identity/accounts.session.verify', { method: 'POST', body });
        callback(/** @type {Result} */ (await response.json()));
      },
    },
  },
};

async function start() {
  const query = new URLSearchParams(location.search);
  if (query.get('gig_actions') === 'sso.login') signOnError = await exchange(query.get('authCode') ?? '');
  const page = /** @type {{ gigya?: unknown, onGigyaServiceReady?: (service: string) => void }} */ (window);
  page.gigya = gigya;
  page.onGigyaServiceReady?.('socialize');
}
start();
