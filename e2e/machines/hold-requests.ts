import type { Page } from '@playwright/test';

/** Holds the requests of a page to a URL, so that the test can look at the state in between. */
export async function holdRequests(page: Page, url: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<'release' | 'abort'>();
  await page.route(url, async (route) => {
    if ((await promise) === 'release') await route.fallback();
    else await route.abort();
  });
  const end = async (how: 'release' | 'abort') => {
    resolve(how);
    await page.unroute(url);
  };
  return { release: () => end('release'), abort: () => end('abort') };
}
