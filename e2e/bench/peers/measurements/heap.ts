import { heapMb, type Measure, visit } from './app.ts';

const settleMs = 2_000;
/** Cycles between two garbage collections. */
const stretch = 25;
const restMs = 300;

/** Visits list, details, list and form again and again. */
export const measureHeap =
  (cycles: number): Measure =>
  async (browser, app) => {
    const { page, cdp, close } = await visit(browser, app, { settleMs });
    try {
      const { details, form, itemsLink } = app.driver;
      const atStart = await heapMb(cdp);
      let atEnd = atStart;
      for (let done = 0; done < cycles; done += stretch) {
        await page.evaluate(([links, count]) => window.peerProbe.cycle(links, count), [
          { details, form, itemsLink },
          Math.min(stretch, cycles - done),
        ] as const);
        await page.waitForTimeout(restMs);
        atEnd = await heapMb(cdp);
      }
      return [
        { name: 'Heap after the load', unit: 'MB', value: atStart },
        { name: 'Heap after the route cycles', unit: 'MB', value: atEnd },
      ];
    } finally {
      await close();
    }
  };
