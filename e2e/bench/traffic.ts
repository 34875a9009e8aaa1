import type { CDPSession } from 'playwright';

/** One request of a page. Milliseconds since the navigation began; bytes as they were transferred, headers included. */
export interface RequestSpan {
  readonly path: string;
  readonly kind: 'document' | 'js' | 'css' | 'font' | 'api' | 'other';
  readonly status: number;
  readonly sentMs: number;
  /** First byte of the answer. */
  readonly answeredMs: number;
  readonly endedMs: number;
  readonly bytes: number;
}

const kinds: Readonly<Record<string, RequestSpan['kind']>> = {
  Document: 'document',
  Script: 'js',
  Stylesheet: 'css',
  Font: 'font',
  Fetch: 'api',
  XHR: 'api',
};

/** A preload of data has no kind of its own, so its address tells. */
const isApi = (path: string) => /^\/(api|identity)\/|^\/config\.json$/.test(path);

type Draft = { -readonly [Key in keyof RequestSpan]: RequestSpan[Key] };

export interface Traffic {
  /** Every request so far, in the order in which they were sent. */
  readonly spans: () => readonly RequestSpan[];
  /** Resolves once nothing has been under way for this long; rejects after 30 s. */
  readonly untilQuiet: (quietMs: number) => Promise<void>;
}

const quietTimeoutMs = 30_000;

/** Records what a page transfers, from its next navigation on. */
export async function recordTraffic(cdp: CDPSession): Promise<Traffic> {
  const drafts = new Map<string, Draft>();
  const pending = new Set<string>();
  let start = Number.NaN;
  let changedAt = Date.now();
  const since = (timestamp: number) => (timestamp - start) * 1000;
  const end = (requestId: string, timestamp: number, bytes: number) => {
    const draft = drafts.get(requestId);
    pending.delete(requestId);
    changedAt = Date.now();
    if (draft) Object.assign(draft, { endedMs: since(timestamp), bytes });
  };

  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!request.url.startsWith('http')) return;
    if (Number.isNaN(start)) start = timestamp;
    const { pathname, search } = new URL(request.url);
    pending.add(requestId);
    changedAt = Date.now();
    drafts.set(requestId, {
      path: pathname + search,
      kind: isApi(pathname) ? 'api' : (kinds[type ?? ''] ?? 'other'),
      status: 0,
      sentMs: since(timestamp),
      answeredMs: Number.NaN,
      endedMs: Number.NaN,
      bytes: 0,
    });
  });
  cdp.on('Network.responseReceived', ({ requestId, response, timestamp, type }) => {
    const draft = drafts.get(requestId);
    if (!draft) return;
    // The event itself waits for the page's main thread; the timing does not.
    const { timing } = response;
    draft.answeredMs = timing ? since(timing.requestTime) + timing.receiveHeadersEnd : since(timestamp);
    draft.status = response.status;
    if (draft.kind === 'other') draft.kind = kinds[type] ?? 'other';
  });
  cdp.on('Network.loadingFinished', (event) =>
    end(event.requestId, event.timestamp, event.encodedDataLength),
  );
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0));
  await cdp.send('Network.enable');

  return {
    spans: () => [...drafts.values()],
    async untilQuiet(quietMs) {
      const deadline = Date.now() + quietTimeoutMs;
      while (pending.size > 0 || Date.now() - changedAt < quietMs) {
        if (Date.now() > deadline) throw new Error(`${pending.size} requests were still open after 30 s`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
