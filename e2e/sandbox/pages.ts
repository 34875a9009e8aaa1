import { expect, type Page } from '@playwright/test';
import type { SignedIn } from '@portal-kit/mocks/testing';

/** The views of the sandbox page by the hash of their address. */
export const views = [
  'scenarios',
  'faults',
  'clock',
  'orders',
  'data',
  'journal',
  'recordings',
  'coverage',
  'outbox',
  'worlds',
] as const;

export async function openView(page: Page, view: (typeof views)[number]) {
  await page.goto(`/__sandbox#${view}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(view, 'i'));
}

export const statusText = (page: Page) => page.getByRole('status');

/** Locates a value of the region "Current state" by its term. */
export const now = (page: Page, term: string) =>
  page
    .getByRole('region', { name: 'Current state' })
    .locator('div', { hasText: term })
    .getByRole('definition');

export async function expectNoSidewaysScroll(page: Page) {
  const tooWide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.card')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, className }) => `${tagName} ${className}`),
  );
  expect(tooWide).toEqual([]);
}

/** Sends a request and describes the result: status, kind of body and ETag, or why the body is unreadable. */
export async function requestOutcome(session: SignedIn, path: string): Promise<string> {
  try {
    const response = await session.fetch(path);
    const body = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    if (isJson && body !== '') JSON.parse(body);
    return [
      response.status,
      body === '' ? 'empty' : isJson ? 'JSON' : 'other',
      response.headers.get('etag'),
    ].join(' ');
  } catch (error) {
    return error instanceof SyntaxError ? 'malformed' : 'cut off';
  }
}
