import type { CDPSession, Page } from 'playwright';
import { type BenchContext, type Benchmark, measuring, toFigures } from '../benchmark.ts';
import { openItems, openPage } from '../browser/browser.ts';
import { measureOwnBytes } from '../browser/heap-snapshot.ts';
import { supplierId, supplierUser } from '../chain/seed-items.ts';

/** Each run takes minutes, and its figures vary little. */
const maxRuns = 3;
const warmUpShare = 0.25;
const stretch = 25;

async function cycle(page: Page, count: number): Promise<void> {
  for (let done = 0; done < count; done += stretch) {
    await page.evaluate((many) => window.benchProbe.cycle(many), Math.min(stretch, count - done));
  }
}

/** Measures the page's memory after a garbage collection. */
async function measureMemory(cdp: CDPSession) {
  // Objects freed by one collection may have kept others alive.
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const read = (name: string) => {
    const metric = metrics.find((entry) => entry.name === name);
    if (!metric) throw new Error(`the browser reports no metric ${name}`);
    return metric.value;
  };
  return {
    heap: read('JSHeapUsedSize'),
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
    own: await measureOwnBytes(cdp),
  };
}

async function measureOnce({ browser, origin, cycles, getStorageState }: BenchContext) {
  const { page, cdp, close } = await openPage(browser, {
    storageState: await getStorageState(supplierUser, supplierId),
  });
  try {
    await cdp.send('Performance.enable');
    await openItems(page, `${origin}/${supplierId}/items`);
    const warmUp = Math.round(cycles * warmUpShare);
    await cycle(page, warmUp);
    const atStart = await measureMemory(cdp);
    await cycle(page, cycles - warmUp);
    const atEnd = await measureMemory(cdp);
    const measured = cycles - warmUp;
    return {
      'Heap per cycle': (atEnd.heap - atStart.heap) / measured,
      'Objects of the page per cycle': (atEnd.own - atStart.own) / measured,
      'Heap after the warm-up': atStart.heap / 1000,
      'Heap at the end': atEnd.heap / 1000,
      'Nodes after the warm-up': atStart.nodes,
      'Nodes at the end': atEnd.nodes,
      'Listeners after the warm-up': atStart.listeners,
      'Listeners at the end': atEnd.listeners,
    };
  } finally {
    await close();
  }
}

export const routeCycles: Benchmark = {
  name: 'route-cycles',
  run: (context) =>
    measuring('the heap over route cycles', async () => {
      const values = [];
      for (let run = 0; run < Math.min(context.runs, maxRuns); run += 1)
        values.push(await measureOnce(context));
      const warmUp = Math.round(context.cycles * warmUpShare);
      return [
        {
          title: `Memory, Items list ⇄ create form, cycle ${warmUp} to ${context.cycles}`,
          figures: toFigures(values, {
            'Heap per cycle': 'bytes',
            'Objects of the page per cycle': 'bytes',
            'Heap after the warm-up': 'KB',
            'Heap at the end': 'KB',
            'Nodes after the warm-up': 'count',
            'Nodes at the end': 'count',
            'Listeners after the warm-up': 'count',
            'Listeners at the end': 'count',
          }),
        },
      ];
    }),
};
