import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../commands/command-process.ts';
import { expectAllLoaded, expectLoaded, getSection, mountWidgets, widgets } from './integrations.ts';
import { focusedName } from './shadow-dom.ts';
import { expect, test } from './test.ts';

const listAndForm = '/integrations/?integration=element&widget=item-list&widget=item-form';

const manifest = readFileSync(join(root, 'packages/portal-kit/package.json'), 'utf8');
const { version }: { version: string } = JSON.parse(manifest);

const rows = (page: Page) => page.getByRole('rowheader');

test('a second script file of another version leaves the first one working and reports an error per element', async ({
  page,
}) => {
  await page.route('**/other/**', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('/other/', '/portal-kit/') });
    const body = (await response.text()).replaceAll(version, '9.9.9');
    await route.fulfill({ response, body });
  });
  await page.goto('/plain/');
  await expect(rows(page)).toHaveCount(8);
  const loaded = await page.evaluate(async () => {
    const errors: string[] = [];
    addEventListener('error', (event) => {
      event.preventDefault();
      errors.push(event.message);
    });
    const first = customElements.get('portal-item-list');
    const load = (address: string) => import(address) as Promise<unknown>;
    // Loading the same version twice is not an error.
    await load('/portal-kit/portal-kit.js?again');
    const silent = errors.length;
    await load('/other/portal-kit.js');
    return { silent, errors, isFirst: customElements.get('portal-item-list') === first };
  });
  expect([loaded.silent, loaded.isFirst, loaded.errors.length]).toEqual([0, true, widgets.length]);
  expect(loaded.errors).toContain(
    `Uncaught Error: portal-kit 9.9.9: <portal-item-list> is already defined by portal-kit ${version}. Define another tag.`,
  );
  await page.getByRole('searchbox').fill('pinot');
  await expect(rows(page)).toHaveCount(2);
});

test('a page that stops all key events leaves mouse, Tab and text input working and does not trap the focus in a dialog', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const type of ['keydown', 'keyup', 'keypress'])
      addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto(listAndForm);
  await mountWidgets(page);
  await expectLoaded(page, 'item-list');
  await expectLoaded(page, 'item-form');
  const form = getSection(page, 'item-form');
  await form.getByLabel('Description').fill('Changed without keys');
  await form.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Confirm');
  // The browser's own tab order still works.
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => focusedName(page)).toBe('Cancel');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alertdialog')).toHaveCount(0);
  await expect.poll(() => focusedName(page)).toBe('Save');

  const list = getSection(page, 'item-list');
  await list.getByRole('button', { name: 'Columns' }).focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('menu')).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(list.getByRole('menu')).toHaveCount(0);
  await list.getByRole('searchbox').focus();
  await page.keyboard.type('pinot');
  await expect(list.getByRole('rowheader')).toHaveCount(2);
});

test('a page that keeps taking the focus does not take it from a confirmation dialog', async ({ page }) => {
  await page.goto('/integrations/?integration=element&widget=item-form');
  await page.evaluate(() => {
    const own = document.querySelector('#dark-theme') as HTMLElement;
    document.addEventListener('focusin', (event) => {
      if (!own.parentElement?.contains(event.target as Node)) own.focus();
    });
  });
  await mountWidgets(page);
  const form = getSection(page, 'item-form');
  await form.getByLabel('Description').evaluate((field: HTMLInputElement) => {
    // Typing requires focus, so a script sets the value.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field,
      'Changed at night',
    );
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedName(page)).toMatch(/^(Cancel|Confirm)$/);
  await page.keyboard.press('Escape');
  await expect(form.getByRole('alertdialog')).toHaveCount(0);
  // The dialog returns the focus, and the page takes it again.
  await expect.poll(() => focusedName(page)).toBe('Dark theme');
});

for (const [kind, insert, show, hide] of [
  [
    'a native modal dialog',
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
    'a hidden element that becomes a modal and takes the focus two frames later',
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
  test(`${kind} of the host above a widget’s dialog keeps focus and pointer until it closes`, async ({
    page,
  }) => {
    await page.goto(listAndForm);
    await page.evaluate(insert);
    await mountWidgets(page);
    await expectLoaded(page, 'item-list');
    await expectLoaded(page, 'item-form');
    const theirs = page.getByRole('button', { name: 'Theirs' });

    const list = getSection(page, 'item-list');
    await list.getByRole('button', { name: 'Columns' }).click();
    await expect(list.getByRole('menu')).toBeVisible();
    await page.evaluate(show);
    await expect(theirs).toBeFocused();
    await expect(list.getByRole('menu')).toHaveCount(0);
    await page.evaluate(hide);

    const form = getSection(page, 'item-form');
    await form.getByLabel('Description').fill('Changed below theirs');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => focusedName(page)).toBe('Confirm');
    await page.evaluate(show);
    await expect(theirs).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await theirs.click();
    await expect(theirs).toBeFocused();
    await page.evaluate(hide);
    await expect.poll(() => focusedName(page)).toBe('Confirm');
    await page.keyboard.press('Escape');
    await expect(form.getByRole('alertdialog')).toHaveCount(0);
    await expect.poll(() => focusedName(page)).toBe('Save');
    expect(await page.locator('[inert], [data-react-aria-top-layer]').count()).toBe(0);
  });
}

test('widgets work on a page that patches built-ins before and after loading, and ignore forged messages', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    const hostEvents: string[] = [];
    Object.assign(globalThis, { hostEvents });
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      if (this === window && /^(message|messageerror|storage|hashchange|popstate)$/.test(type))
        hostEvents.push(type);
      addEventListener.call(this, type, ...rest);
    };
  });
  await page.addInitScript(() => {
    // biome-ignore lint/suspicious/noExplicitAny: old libraries patch globals without types
    const any = globalThis as any;
    for (const name of ['remove', 'each', 'last']) any.Array.prototype[name] = () => 'theirs';
    const Native = Promise;
    any.Promise = class Zone<T> extends Native<T> {};
    const { fetch } = window;
    window.fetch = (...args) => fetch(...args).then((response) => response);
    any.requestAnimationFrame = (
      (own) => (run: FrameRequestCallback) =>
        own((time) => run(time))
    )(requestAnimationFrame);
  });
  await page.goto('/integrations/?integration=element');
  await test.step('widgets work next to elements that have the names of browser objects', async () => {
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.id = 'location';
      const images = ['fetch', 'history', 'config'].map((name) => {
        const image = document.createElement('img');
        image.name = name;
        return image;
      });
      document.body.append(form, ...images);
    });
    expect(await page.evaluate(() => 'fetch' in document && 'config' in window)).toBe(true);
    await mountWidgets(page);
    await expectAllLoaded(page);
  });
  const calls = sandbox.control.journal().length;
  await page.evaluate(() => {
    for (const forged of [{ type: 'token', token: 'forged' }, 'destroy', { type: 'webpackOk' }, null])
      postMessage(forged, '*');
    return new Promise((resolve) => {
      addEventListener('message', resolve, { once: true });
      postMessage('last', '*');
    });
  });
  await expectAllLoaded(page);
  expect(sandbox.control.journal().length).toBe(calls);
  expect(
    await page.evaluate(() => [
      (globalThis as unknown as { hostEvents: string[] }).hostEvents,
      window.onmessage,
    ]),
  ).toEqual([['message'], null]);

  await page.evaluate(() => {
    window.fetch = () => {
      throw new Error('the page’s own fetch is broken now');
    };
  });
  const list = getSection(page, 'item-list');
  await list.getByRole('searchbox').fill('pinot');
  await expect(list.getByRole('rowheader')).toHaveCount(2);
  const form = getSection(page, 'item-form');
  await form.getByLabel('Description').fill('Fen Block Pinot Noir 2022, patched');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => sandbox.statuses('updateItem')).toEqual([200]);
});
