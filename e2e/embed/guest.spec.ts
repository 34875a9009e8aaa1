import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const rows = (page: Page) => page.getByRole('rowheader');

test('a destroyed widget leaves no node, listener, timer, observer or request behind', async ({ page }) => {
  await page.addInitScript(() => {
    const live = { timeouts: new Set<unknown>() };
    Object.assign(globalThis, { live });
    for (const target of [window, document]) {
      const { addEventListener, removeEventListener } = target;
      const known = new Set<string>();
      const ids = new WeakMap<object, number>();
      let next = 0;
      const keyOf = (type: string, listener: object | null, options: unknown) => {
        if (!listener) return type;
        const id = ids.get(listener) ?? ++next;
        ids.set(listener, id);
        const isCapture = typeof options === 'object' ? (options as { capture?: boolean })?.capture : options;
        return `${type} ${id} ${Boolean(isCapture)}`;
      };
      target.addEventListener = (type: string, listener: never, options: never) => {
        known.add(keyOf(type, listener, options));
        addEventListener.call(target, type, listener, options);
      };
      target.removeEventListener = (type: string, listener: never, options: never) => {
        known.delete(keyOf(type, listener, options));
        removeEventListener.call(target, type, listener, options);
      };
      Object.assign(live, { [target === window ? 'onWindow' : 'onDocument']: known });
    }
    const { setTimeout: set, clearTimeout: clear } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, ms: number) => {
        const id = set(() => {
          live.timeouts.delete(id);
          run();
        }, ms);
        live.timeouts.add(id);
        return id;
      },
      clearTimeout: (id: number) => {
        live.timeouts.delete(id);
        clear(id);
      },
    });
  });
  const left = () =>
    page.evaluate(() => {
      const { live } = globalThis as unknown as {
        live: { onWindow: Set<string>; onDocument: Set<string>; timeouts: Set<unknown> };
      };
      const kinds = (known: Set<string>) => [...known].map((key) => key.replace(/ .*/, '')).toSorted();
      return {
        window: kinds(live.onWindow),
        document: kinds(live.onDocument),
        timeouts: live.timeouts.size,
        head: document.head.childElementCount,
        html: [...document.documentElement.attributes].map(({ name }) => name),
        style: document.documentElement.style.cssText,
        body: [...document.body.attributes].map(({ name }) => name),
      };
    });
  await page.goto('/plain/');
  await expect(rows(page)).toHaveCount(8);
  // React and react-aria listen once per page; a second widget must leave what the first one has found.
  const cycle = async () => {
    await page.evaluate(() => {
      const old = document.querySelector('portal-item-list') as HTMLElement & { getToken: unknown };
      const next = document.createElement('portal-item-list') as HTMLElement & { getToken: unknown };
      for (const { name, value } of old.attributes) next.setAttribute(name, value);
      next.getToken = old.getToken;
      old.replaceWith(next);
    });
    await expect(rows(page)).toHaveCount(8);
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect(page.getByRole('menuitemcheckbox', { name: 'Description' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  };
  await cycle();
  const before = await left();
  await cycle();
  await expect.poll(left).toEqual(before);
  await page.evaluate(() => document.querySelector('portal-item-list')?.remove());
  await expect.poll(async () => (await left()).timeouts).toBe(0);
  const after = await left();
  expect([after.head, after.html, after.style, after.body]).toEqual([
    before.head,
    before.html,
    before.style,
    before.body,
  ]);
});

test('history, title and the page’s own functions are as they were', async ({ page }) => {
  await page.goto('/plain/');
  await expect(rows(page)).toHaveCount(8);
  await page.getByRole('searchbox').fill('pinot');
  await expect(rows(page)).toHaveCount(2);
  expect(
    await page.evaluate(() => [
      location.href.replace(location.origin, ''),
      history.length,
      document.title,
      ...[
        history.pushState,
        history.replaceState,
        window.fetch,
        Array.prototype.map,
        Promise.prototype.then,
      ].map((own) => /\[native code\]/.test(Function.prototype.toString.call(own))),
    ]),
  ).toEqual(['/plain/', 2, 'Vineyard Ledger · no framework', true, true, true, true, true]);
});

test('two suppliers on one page: each asks with its own, and one that fails leaves the others', async ({
  page,
  partner,
  world,
  problems,
}) => {
  problems.expectStatus(500, '/api/v1/suppliers/SUP-1004/items', 2);
  world.control.addFault({
    kind: 'status',
    status: 500,
    method: 'GET',
    path: 'SUP-1004/items$',
    times: 'always',
  });
  await page.goto('/places/');
  await expect(page.locator('#turned').getByRole('rowheader')).toHaveCount(8);
  await expect(page.locator('#second').getByText('Data Error')).toBeVisible();
  expect(new Set(partner.tokensAsked)).toEqual(new Set(['SUP-1001', 'SUP-1004']));
});

test('a token that the partner’s server cannot give: told in the widget, tried again, no redirect', async ({
  page,
  partner,
  problems,
}) => {
  problems.expectStatus(500, '/portal-token');
  partner.token = '';
  await page.route('**/portal-token*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.goto('/react-19/');
  await expect(page.getByText('Your access could not be confirmed. Please, try again.')).toBeVisible();
  partner.token = undefined;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(8);
  expect(new URL(page.url()).pathname).toBe('/react-19/');
});

test('an API that the page’s policy or an extension blocks is a network error', async ({
  page,
  problems,
}) => {
  problems.tolerateConsole(/net::ERR_BLOCKED_BY_CLIENT|Failed to load resource/);
  await page.route('**/api/v1/**', (route) => route.abort('blockedbyclient'));
  await page.goto('/plain/');
  const failure = page.evaluate(
    () =>
      new Promise((resolve) => {
        document
          .querySelector('portal-item-list')
          ?.addEventListener('widget.failed', (event) => resolve((event as CustomEvent).detail.kind));
      }),
  );
  await expect(page.getByText('Data Error')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(await failure).toBe('network');
});
