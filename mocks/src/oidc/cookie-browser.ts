/** Visits an address as a page would; where it is led is in `location`. */
export type Visit = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** A browser as far as a sign-in needs one: it keeps the cookies of one server, by path. */
export function createCookieBrowser(): Visit {
  const cookies = new Map<string, { readonly text: string; readonly path: string }>();
  return async (url, init = {}) => {
    const { pathname } = new URL(url);
    const sent = [...cookies.values()].filter(({ path }) => pathname.startsWith(path));
    const headers = { accept: 'text/html', cookie: sent.map(({ text }) => text).join('; ') };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [text = '', ...attributes] = cookie.split('; ');
      const path = attributes.find((attribute) => attribute.startsWith('path='))?.slice(5) ?? '/';
      cookies.set(`${path} ${text.slice(0, text.indexOf('='))}`, { text, path });
    }
    return response;
  };
}
