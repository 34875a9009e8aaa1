import type { Page } from '@playwright/test';

/**
 * Holds the requests of a page to a URL, so that a test can check the loading state. `abort` ends held and later
 * requests without a response. `release` lets held and later requests pass.
 */
export async function holdRequests(page: Page, url: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isAborting = false;
  await page.route(url, async (route) => {
    await promise;
    if (isAborting) await route.abort();
    else await route.fallback();
  });
  const end = (abort: boolean) => {
    isAborting = abort;
    resolve();
  };
  return { release: () => end(false), abort: () => end(true) };
}
