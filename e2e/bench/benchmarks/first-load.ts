import { gzipSync } from 'node:zlib';
import {
  type BenchContext,
  type Benchmark,
  type FigureGroup,
  measuring,
  repeat,
  toFigures,
} from '../benchmark.ts';
import { fast4g, openItems, openPage, slowCpu } from '../browser/browser.ts';
import type { LayoutShiftMark, LoadMarks } from '../browser/probe.ts';
import { type RequestSpan, recordTraffic } from '../browser/traffic.ts';
import { supplierId, supplierUser } from '../chain/seed-items.ts';
import { middle } from '../statistics.ts';

export interface Profile {
  readonly title: string;
  readonly cpu: number;
  readonly network?: typeof fast4g;
}

export const profiles: readonly Profile[] = [
  { title: 'slow CPU (4×) and Fast 4G', cpu: slowCpu, network: fast4g },
  { title: 'full speed', cpu: 1 },
];
const quietMs = 1_000;
const sessionGapMs = 1_000;
const sessionMs = 5_000;

interface Load {
  readonly marks: LoadMarks;
  readonly spans: readonly RequestSpan[];
}

async function loadOnce(context: BenchContext, { cpu, network }: Profile): Promise<Load> {
  const storageState = await context.getStorageState(supplierUser, supplierId);
  const { page, cdp, close } = await openPage(context.browser, { storageState, cpu });
  try {
    const traffic = await recordTraffic(cdp);
    if (network) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await openItems(page, `${context.origin}/${supplierId}/items`);
    await traffic.untilQuiet(quietMs);
    return { marks: await page.evaluate(() => window.benchProbe.marks), spans: traffic.spans() };
  } finally {
    await close();
  }
}

/** Computes the cumulative layout shift: the largest session window of shifts. Source: web.dev/articles/cls. */
export function cumulativeShift(layoutShifts: readonly LayoutShiftMark[]): number {
  let worst = 0;
  let burst = { value: 0, firstMs: Number.NEGATIVE_INFINITY, lastMs: Number.NEGATIVE_INFINITY };
  for (const { value, atMs } of layoutShifts) {
    const isSame = atMs - burst.lastMs < sessionGapMs && atMs - burst.firstMs < sessionMs;
    burst = isSame
      ? { ...burst, value: burst.value + value, lastMs: atMs }
      : { value, firstMs: atMs, lastMs: atMs };
    worst = Math.max(worst, burst.value);
  }
  return worst;
}

const gzipSizes = new Map<string, number>();

async function gzipBytes(url: string): Promise<number> {
  const known = gzipSizes.get(url);
  if (known !== undefined) return known;
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const size = gzipSync(new Uint8Array(await response.arrayBuffer()), { level: 9 }).length;
  gzipSizes.set(url, size);
  return size;
}

async function computeFigures(origin: string, { marks, spans }: Load) {
  const code = spans.filter(({ kind }) => kind === 'js' || kind === 'css');
  const gzip = await Promise.all(code.map(({ path }) => gzipBytes(origin + path)));
  const list = spans.find(({ path }) => path.startsWith(`/api/v1/suppliers/${supplierId}/items?`));
  if (!list) throw new Error('the page sent no request for the list');
  const firstRowMs = marks.firstRowMs ?? Number.NaN;
  const kb = (kind?: RequestSpan['kind']) =>
    spans.filter((span) => !kind || span.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return {
    'First row visible': firstRowMs,
    'First contentful paint': marks.firstPaintMs ?? Number.NaN,
    'Largest contentful paint': marks.largestPaintMs ?? Number.NaN,
    'List requested': list.sentMs,
    'List received': list.endedMs,
    'Layout shift (CLS)': cumulativeShift(marks.layoutShifts),
    Requests: spans.length,
    'Requests before the first row': spans.filter(({ sentMs }) => sentMs < firstRowMs).length,
    'Transferred, all': kb(),
    'Transferred, JS': kb('js'),
    'Transferred, CSS': kb('css'),
    'Transferred, font': kb('font'),
    'Transferred, API and configuration': kb('api'),
    'JS and CSS as gzip -9': gzip.reduce((sum, size) => sum + size, 0) / 1000,
  };
}

async function measure(context: BenchContext, profile: Profile): Promise<FigureGroup> {
  const loads = await repeat(context, () => loadOnce(context, profile));
  const values = await Promise.all(loads.map((load) => computeFigures(context.origin, load)));
  const typical = middle(loads, ({ marks }) => marks.firstRowMs ?? Number.NaN);
  return {
    title: `First load of the Items list, ${profile.title}`,
    figures: toFigures(values, {
      'First row visible': 'ms',
      'First contentful paint': 'ms',
      'Largest contentful paint': 'ms',
      'List requested': 'ms',
      'List received': 'ms',
      'Layout shift (CLS)': 'shift',
      Requests: 'count',
      'Requests before the first row': 'count',
      'Transferred, all': 'KB',
      'Transferred, JS': 'KB',
      'Transferred, CSS': 'KB',
      'Transferred, font': 'KB',
      'Transferred, API and configuration': 'KB',
      'JS and CSS as gzip -9': 'KB',
    }),
    waterfall: typical?.spans ?? [],
    details: { layoutShifts: typical?.marks.layoutShifts },
  };
}

export const firstLoad: Benchmark = {
  name: 'first-load',
  run: (context) =>
    measuring('the first load of the Items list', async () => {
      // A warm-up, since the server compresses each file once.
      await loadOnce(context, { title: 'warm-up', cpu: 1 });
      const groups: FigureGroup[] = [];
      for (const profile of profiles) groups.push(await measure(context, profile));
      return groups;
    }),
};
