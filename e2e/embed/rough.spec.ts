import type { Page } from '@playwright/test';
import { itemRows, itemsCsv } from '../fixtures/uploads.ts';
import { focused } from './deep.ts';
import { expectAllShown, part, putIn, widgets } from './doors.ts';
import { expect, test } from './test.ts';

const rows = (page: Page) => page.getByRole('rowheader');

const reportedDirectives = (reports: readonly unknown[]) =>
  reports.map(
    (report) =>
      (report as { 'csp-report': { 'effective-directive': string } })['csp-report']['effective-directive'],
  );

for (const [what, change, directive] of [
  ['no worker', (policy: string) => policy.replace("worker-src 'self'", "worker-src 'none'"), 'worker-src'],
  [
    'no policy of ours',
    (policy: string) => policy.replace('trusted-types portal-kit', "trusted-types 'none'"),
    'trusted-types',
  ],
] as const) {
  test(`where the page allows ${what}, a file is checked in the page`, async ({
    page,
    partner,
    problems,
    world,
  }) => {
    problems.tolerateConsole(/Content Security Policy|Trusted ?Types|TrustedTypePolicy|Creating a worker/);
    partner.policy = change;
    await page.goto('/strict-csp/');
    const form = page.locator('portal-bulk-upload');
    await form.locator('input[type=file]').setInputFiles(itemsCsv(itemRows(3)));
    await form.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect.poll(() => world.statuses('importItems')).toEqual([202]);
    expect(new Set(reportedDirectives(partner.cspReports))).toEqual(new Set([directive]));
    partner.cspReports.length = 0;
  });
}

test('where the page’s policy keeps the API away, the widget says so and the page is told: network', async ({
  page,
  partner,
  problems,
}) => {
  problems.tolerateConsole(
    /Content Security Policy|Refused to connect|violates the document|Fetch API cannot load/,
  );
  partner.policy = (policy) => policy.replace(/connect-src [^;]*/, "connect-src 'self'");
  await page.goto('/strict-csp/');
  await expect(page.getByText('Data Error').first()).toBeVisible();
  const kind = page.evaluate(
    () =>
      new Promise((resolve) => {
        document
          .querySelector('portal-item-list')
          ?.addEventListener('widget.failed', (event) => resolve((event as CustomEvent).detail.kind), {
            once: true,
          });
      }),
  );
  await page.getByRole('button', { name: 'Try again' }).first().click();
  expect(await kind).toBe('network');
  expect(new Set(reportedDirectives(partner.cspReports))).toEqual(new Set(['connect-src']));
  partner.cspReports.length = 0;
});

test('code of an isolated widget that cannot be fetched: told in its place and to the page, and tried again', async ({
  page,
  problems,
}) => {
  problems.tolerateConsole(/net::ERR_FAILED/);
  await page.route(/shadow-host-/, (route) => route.abort(), { times: 1 });
  await page.goto('/integrations/?integration=react-isolated&widget=item-list');
  await putIn(page);
  const list = part(page, 'item-list');
  await expect(list.getByText("This section couldn't be displayed")).toBeVisible();
  await expect(page.locator('#widgets')).toHaveAttribute('data-failed', 'render');
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect(list.getByRole('rowheader')).toHaveCount(8);
});

test('a second script of another version: the first stays and works, and the page’s developer reads why', async ({
  page,
}) => {
  await page.route('**/other/**', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('/other/', '/portal-kit/') });
    const body = (await response.text()).replaceAll('0.1.0', '9.9.9');
    await route.fulfill({ response, body });
  });
  await page.goto('/plain/');
  await expect(rows(page)).toHaveCount(8);
  const told = await page.evaluate(async () => {
    const errors: string[] = [];
    addEventListener('error', (event) => {
      event.preventDefault();
      errors.push(event.message);
    });
    const first = customElements.get('portal-item-list');
    const load = (address: string) => import(address) as Promise<unknown>;
    // The same version once more is nobody's mistake.
    await load('/portal-kit/portal-kit.js?again');
    const silent = errors.length;
    await load('/other/portal-kit.js');
    return { silent, errors, isFirst: customElements.get('portal-item-list') === first };
  });
  expect([told.silent, told.isFirst, told.errors.length]).toEqual([0, true, widgets.length]);
  expect(told.errors).toContain(
    'Uncaught Error: portal-kit 9.9.9: <portal-item-list> is already defined by portal-kit 0.1.0, which stays.',
  );
  await page.getByRole('searchbox').fill('pinot');
  await expect(rows(page)).toHaveCount(2);
});

test('a page that stops every key: the mouse and Tab go on, and nobody is caught in a question', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const type of ['keydown', 'keyup', 'keypress'])
      addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto('/integrations/?integration=element');
  await putIn(page);
  const form = part(page, 'item-form');
  await form.getByLabel('Description').fill('Changed without keys');
  await form.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Confirm');
  // Shift and Tab by the browser's own order.
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => focused(page)).toBe('Cancel');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alertdialog')).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe('Save');

  const list = part(page, 'item-list');
  await list.getByRole('button', { name: 'Columns' }).focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('menu')).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(list.getByRole('menu')).toHaveCount(0);
  await list.getByRole('searchbox').focus();
  await page.keyboard.type('pinot');
  await expect(list.getByRole('rowheader')).toHaveCount(2);
});

test('a page that takes the focus to itself again and again takes it from no question of ours, and nothing hangs', async ({
  page,
}) => {
  await page.goto('/integrations/?integration=element&widget=item-form');
  await page.evaluate(() => {
    const own = document.querySelector('#dark-theme') as HTMLElement;
    document.addEventListener('focusin', (event) => {
      if (!own.parentElement?.contains(event.target as Node)) own.focus();
    });
  });
  await putIn(page);
  const form = part(page, 'item-form');
  await form.getByLabel('Description').evaluate((field: HTMLInputElement) => {
    // Typing would take the focus, which the page takes back.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field,
      'Changed at night',
    );
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toMatch(/^(Cancel|Confirm)$/);
  await page.keyboard.press('Escape');
  await expect(form.getByRole('alertdialog')).toHaveCount(0);
  // Ours gives the focus back, and the page takes it as it always does.
  await expect.poll(() => focused(page)).toBe('Dark theme');
});

for (const [what, put, show, hide] of [
  [
    'a native modal',
    () => {
      const dialog = document.createElement('dialog');
      dialog.append(Object.assign(document.createElement('button'), { textContent: 'Theirs' }));
      dialog.id = 'theirs';
      document.body.append(dialog);
    },
    () => document.querySelector<HTMLDialogElement>('#theirs')?.showModal(),
    () => document.querySelector<HTMLDialogElement>('#theirs')?.close(),
  ],
  [
    'a modal that stood in the page, hidden, and takes the focus a moment after it is shown',
    () => {
      const modal = document.createElement('div');
      modal.append(Object.assign(document.createElement('button'), { textContent: 'Theirs' }));
      Object.assign(modal, { id: 'theirs', hidden: true });
      Object.assign(modal.style, { position: 'fixed', inset: '0', zIndex: '10', background: '#fffc' });
      document.body.append(modal);
    },
    () => {
      const modal = document.querySelector<HTMLElement>('#theirs');
      if (!modal) return;
      modal.hidden = false;
      modal.role = 'dialog';
      modal.ariaModal = 'true';
      requestAnimationFrame(() => requestAnimationFrame(() => modal.querySelector('button')?.focus()));
    },
    () => {
      const modal = document.querySelector<HTMLElement>('#theirs');
      if (!modal) return;
      modal.hidden = true;
      modal.removeAttribute('aria-modal');
      modal.removeAttribute('role');
    },
  ],
] as const) {
  test(`${what} of the page above ours: it has the focus and the pointer until it goes, and then ours`, async ({
    page,
  }) => {
    await page.goto('/integrations/?integration=element');
    await page.evaluate(put);
    await putIn(page);
    await expectAllShown(page);
    const theirs = page.getByRole('button', { name: 'Theirs' });

    const list = part(page, 'item-list');
    await list.getByRole('button', { name: 'Columns' }).click();
    await expect(list.getByRole('menu')).toBeVisible();
    await page.evaluate(show);
    await expect(theirs).toBeFocused();
    await expect(list.getByRole('menu')).toHaveCount(0);
    await page.evaluate(hide);

    const form = part(page, 'item-form');
    await form.getByLabel('Description').fill('Changed below theirs');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => focused(page)).toBe('Confirm');
    await page.evaluate(show);
    await expect(theirs).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await theirs.click();
    await expect(theirs).toBeFocused();
    await page.evaluate(hide);
    await expect.poll(() => focused(page)).toBe('Confirm');
    await page.keyboard.press('Escape');
    await expect(form.getByRole('alertdialog')).toHaveCount(0);
    await expect.poll(() => focused(page)).toBe('Save');
    expect(await page.locator('[inert], [data-react-aria-top-layer]').count()).toBe(0);
  });
}

test('a page that has patched what the language gives, before and after us', async ({ page, world }) => {
  await page.addInitScript(() => {
    // biome-ignore lint/suspicious/noExplicitAny: what old libraries do
    const any = globalThis as any;
    for (const name of ['remove', 'each', 'last']) any.Array.prototype[name] = () => 'theirs';
    const Native = Promise;
    any.Promise = class Zone<T> extends Native<T> {};
    const { fetch } = window;
    window.fetch = (...args) => fetch(...args).then((answer) => answer);
    any.requestAnimationFrame = (
      (own) => (run: FrameRequestCallback) =>
        own((time) => run(time))
    )(requestAnimationFrame);
  });
  await page.goto('/integrations/?integration=element');
  await putIn(page);
  await expectAllShown(page);
  await page.evaluate(() => {
    window.fetch = () => {
      throw new Error('the page’s own fetch is broken now');
    };
  });
  const list = part(page, 'item-list');
  await list.getByRole('searchbox').fill('pinot');
  await expect(list.getByRole('rowheader')).toHaveCount(2);
  const form = part(page, 'item-form');
  await form.getByLabel('Description').fill('Fen Block Pinot Noir 2022, patched');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => world.statuses('updateItem')).toEqual([200]);
});

test('a fetch of the page’s own is what calls the API', async ({ page }) => {
  await page.goto('/plain/');
  await expect(rows(page)).toHaveCount(8);
  const called = await page.evaluate(async () => {
    const old = document.querySelector('portal-item-list') as HTMLElement & Record<string, unknown>;
    const next = document.createElement('portal-item-list') as HTMLElement & Record<string, unknown>;
    const { apiUrl, supplierId, getToken } = old;
    const calls: string[] = [];
    const own = (...[address, init]: Parameters<typeof fetch>) => {
      calls.push(new URL(String(address)).pathname);
      return fetch(address, init);
    };
    Object.assign(next, { apiUrl, supplierId, getToken, fetch: own });
    old.replaceWith(next);
    while (!next.shadowRoot?.querySelector('tbody th')?.textContent) await new Promise(requestAnimationFrame);
    return calls;
  });
  expect(called).toContain('/api/v1/suppliers/SUP-1001/items');
});

test('nothing of ours listens to messages, and forged ones change nothing', async ({ page, world }) => {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      if (this === window && /^(message|messageerror|storage|hashchange|popstate)$/.test(type))
        heard.push(type);
      addEventListener.call(this, type, ...rest);
    };
  });
  await page.goto('/integrations/?integration=element');
  await putIn(page);
  await expectAllShown(page);
  const calls = world.control.journal().length;
  await page.evaluate(() => {
    for (const forged of [{ type: 'token', token: 'forged' }, 'destroy', { type: 'webpackOk' }, null])
      postMessage(forged, '*');
    return new Promise((resolve) => {
      addEventListener('message', resolve, { once: true });
      postMessage('last', '*');
    });
  });
  await expectAllShown(page);
  expect(world.control.journal().length).toBe(calls);
  expect(
    await page.evaluate(() => [(globalThis as unknown as { heard: string[] }).heard, window.onmessage]),
  ).toEqual([['message'], null]);
});

/** What sticks out sideways of what is around it, or is a box that scrolls sideways. */
const wider = (page: Page) =>
  page.evaluate(() => {
    const out: string[] = [];
    const nameOf = (element: Element) =>
      `${element.closest('section')?.ariaLabel ?? (element.getRootNode() as ShadowRoot).host?.localName} ${element.localName}.${element.className}`;
    const check = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        const { overflowX } = getComputedStyle(element);
        // The header is a strip of sort buttons that is drawn along.
        const isStrip = element.closest('thead') !== null;
        if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1 && !isStrip)
          out.push(nameOf(element));
        if (element.shadowRoot) check(element.shadowRoot);
      }
    };
    check(document);
    if (document.documentElement.scrollWidth > innerWidth) out.push('the page');
    return out;
  });

for (const [what, path, width] of [
  ['in a window of 320 pixels, as at 400 % zoom', '/integrations/?integration=element', 320],
  ['in a column of 320 pixels', '/integrations/?integration=element&narrow', 1280],
  ['in a column of 320 pixels, not isolated', '/integrations/?integration=react&narrow', 1280],
] as const) {
  test(`${what} no widget scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await putIn(page);
    await expectAllShown(page);
    expect(await wider(page)).toEqual([]);
    for (const name of widgets) {
      const box = await part(page, name).boundingBox();
      expect([name, Math.round(box?.width ?? 0) <= 320]).toEqual([name, true]);
    }
    await part(page, 'item-form').getByLabel('Description').fill('Changed in a narrow place');
    await part(page, 'item-form').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alertdialog')).toBeInViewport({ ratio: 1 });
    expect(await wider(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const columns = part(page, 'item-list').getByRole('button', { name: 'Columns' });
    // Where there is room below it for the whole menu.
    await columns.evaluate((button) => button.scrollIntoView({ block: 'start' }));
    await columns.click();
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 0.9 });
    expect(await wider(page)).toEqual([]);
  });
}

test('from right to left everything is mirrored, menus too', async ({ page }) => {
  await page.goto('/integrations/?integration=element&widget=item-list');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    document.documentElement.lang = 'ar';
  });
  await putIn(page);
  const list = part(page, 'item-list');
  await expect(list.getByRole('rowheader')).toHaveCount(8);
  const box = async (role: 'searchbox' | 'button' | 'menu', name: string | RegExp) => {
    const { x = 0, width = 0 } = (await list.getByRole(role, { name }).boundingBox()) ?? {};
    return { left: Math.round(x), right: Math.round(x + width), middle: x + width / 2 };
  };
  const search = await box('searchbox', 'Search items');
  const columns = await box('button', 'Columns');
  expect(search.middle).toBeGreaterThan(columns.middle);
  const [first, last] = [list.getByRole('columnheader').first(), list.getByRole('columnheader').last()];
  expect((await first.boundingBox())?.x).toBeGreaterThan((await last.boundingBox())?.x ?? 0);
  await list.getByRole('button', { name: 'Columns' }).click();
  await expect(list.getByRole('menu')).toBeInViewport({ ratio: 1 });
  // In line with the button's end, which is on the left.
  await expect
    .poll(async () => Math.abs((await box('menu', 'Columns')).left - columns.left))
    .toBeLessThan(16);
  await page.keyboard.press('Escape');
  const [previous, next] = [await box('button', 'Previous page'), await box('button', 'Next page')];
  expect(previous.middle).toBeGreaterThan(next.middle);
  const turned = (name: string) =>
    list
      .getByRole('button', { name })
      .locator('svg')
      .evaluate(
        (icon) => getComputedStyle(icon).transform !== 'none' || getComputedStyle(icon).scale !== 'none',
      );
  expect([await turned('Previous page'), await turned('Next page')]).toEqual([true, true]);
});
