import { buildItem } from './records';

/** Starts the portal's API for one embedded widget, as the host's `fetch` function. */
export function startEmbedServer() {
  const sent: { path: string; query: URLSearchParams; token: string; signal: AbortSignal }[] = [];
  /** Failures by the end of the path: a status, `never` for no response, or `down` for a network error. */
  const refused: Record<string, number | 'never' | 'down'> = {};
  const server: typeof globalThis.fetch = async (input, init = {}) => {
    const { pathname, searchParams } = new URL(String(input));
    const headers = new Headers(init.headers);
    const token = (headers.get('authorization') ?? headers.get('access-token') ?? '').replace('Bearer ', '');
    const signal = init.signal as AbortSignal;
    sent.push({ path: pathname, query: searchParams, token, signal });
    const rule = Object.entries(refused).find(([ending]) => pathname.endsWith(ending))?.[1];
    if (rule === 'down') throw new TypeError('Failed to fetch');
    if (rule === 'never') {
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    }
    if (rule) return Response.json({ errorMessage: 'No' }, { status: rule });
    const supplier = pathname.split('/')[4] ?? '';
    const item = buildItem({ sku: `${supplier}-SKU`, description: `Wine of ${supplier}` });
    if (pathname.endsWith('/items')) return Response.json({ data: [item], meta: { total: 1 } });
    return Response.json(item);
  };
  return { fetch: server, sent, refused, tokens: () => sent.map(({ token }) => token) };
}
