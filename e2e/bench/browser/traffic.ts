import type { CDPSession } from 'playwright';

/** One request of a page, with times in milliseconds since the navigation and the transferred bytes with headers. */
export interface RequestSpan {
  readonly path: string;
  readonly kind: 'document' | 'js' | 'css' | 'font' | 'api' | 'other';
  readonly status: number;
  readonly sentMs: number;
  /** Time of the first byte of the response. */
  readonly respondedMs: number;
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

/** Preloaded data is recognized by its path, since its resource type isn't specific. */
const isApi = (path: string) => /^\/(api|identity)\/|^\/config\.json$/.test(path);

type Draft = { -readonly [Key in keyof RequestSpan]: RequestSpan[Key] };

export interface Traffic {
  /** All requests so far, in the order they were sent. */
  readonly spans: () => readonly RequestSpan[];
  /** Resolves after `quietMs` without a pending request; rejects after 30 s. */
  readonly untilQuiet: (quietMs: number) => Promise<void>;
}

const quietTimeoutMs = 30_000;

/** Records the requests of a page from its next navigation on. */
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
      respondedMs: Number.NaN,
      endedMs: Number.NaN,
      bytes: 0,
    });
  });
  cdp.on('Network.responseReceived', ({ requestId, response, timestamp, type }) => {
    const draft = drafts.get(requestId);
    if (!draft) return;
    // The event may be delayed by the main thread; its timing is exact.
    const { timing } = response;
    draft.respondedMs = timing ? since(timing.requestTime) + timing.receiveHeadersEnd : since(timestamp);
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
