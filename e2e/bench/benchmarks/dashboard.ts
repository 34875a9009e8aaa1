import type { Page } from 'playwright';
import {
  type BenchContext,
  type Benchmark,
  type FigureGroup,
  measuring,
  repeat,
  toFigures,
} from '../benchmark.ts';
import { openPage } from '../browser/browser.ts';
import { supplierId, supplierUser } from '../chain/seed-items.ts';
import { cumulativeShift, type Profile, profiles } from './first-load.ts';

/** Measures the time in milliseconds from the navigation until a condition is met. */
async function timeUntil(page: Page, isMet: () => boolean): Promise<number> {
  await page.waitForFunction(isMet, undefined, { polling: 'raf' });
  return page.evaluate(() => performance.now());
}

async function loadOnce(context: BenchContext, { cpu, network }: Omit<Profile, 'title'>) {
  const storageState = await context.getStorageState(supplierUser, supplierId);
  const { page, cdp, close } = await openPage(context.browser, { storageState, cpu });
  try {
    if (network) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await page.goto(`${context.origin}/${supplierId}/dashboard`, { waitUntil: 'commit' });
    const [tiles, figure, all] = await Promise.all([
      timeUntil(page, () => document.querySelector('main article') !== null),
      timeUntil(page, () => document.querySelector('main article a[href]') !== null),
      timeUntil(
        page,
        () =>
          document.querySelectorAll('main section').length > 9 &&
          document.querySelector('main section [role="status"][aria-label]') === null,
      ),
    ]);
    const marks = await page.evaluate(() => window.benchProbe.marks);
    return {
      'Tiles and panels in their places': tiles,
      'First figure visible': figure,
      'Every panel filled': all,
      'Layout shift (CLS)': cumulativeShift(marks.layoutShifts),
    };
  } finally {
    await close();
  }
}

async function measure(context: BenchContext, profile: Profile): Promise<FigureGroup> {
  const values = await repeat(context, () => loadOnce(context, profile));
  return {
    title: `The dashboard, ${profile.title}`,
    figures: toFigures(values, {
      'Tiles and panels in their places': 'ms',
      'First figure visible': 'ms',
      'Every panel filled': 'ms',
      'Layout shift (CLS)': 'shift',
    }),
  };
}

export const dashboard: Benchmark = {
  name: 'dashboard',
  run: (context) =>
    measuring('the first load of the dashboard', async () => {
      await loadOnce(context, { cpu: 1 });
      const groups: FigureGroup[] = [];
      for (const profile of profiles) groups.push(await measure(context, profile));
      return groups;
    }),
};
