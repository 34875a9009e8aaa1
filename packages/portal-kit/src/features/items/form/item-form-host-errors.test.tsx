import { PortalError } from '@portal-kit/sdk';
import type { Item } from '@portal-kit/sdk/items';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startItemForm } from '../../../../test/item-form';
import { buildItem } from '../../../../test/records';
import type { ItemFormProps } from './item-form.widget';

beforeEach(() => page.viewport(1280, 1600));
afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(414, 896);
});

const stored = buildItem({ alcoholByVolume: 13, version: 3 });

/** Renders a form in a host whose callbacks throw an error with their name. */
async function start(update: (body: object) => unknown, props: ItemFormProps = {}) {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const failing = (name: string) =>
    vi.fn((..._: unknown[]): never => {
      throw new Error(name);
    });
  const host = { notify: failing('notify'), emit: failing('emit'), go: failing('go') };
  const href = ({ to }: { to: string }) => {
    if (to === 'items.details') throw new Error('href');
    return `#/${to}`;
  };
  const form = await startItemForm({
    respond: ({ operation, body }) => (operation === 'getItem' ? stored : update(body as object)),
    props: { itemId: 'I-1', ...props },
    portal: { notify: host.notify, emit: host.emit, navigation: { href, go: host.go } },
  });
  return {
    ...form,
    host,
    reports: () => reported.mock.calls.map(([error]) => (error as Error).message),
  };
}

test('an item is saved and the form keeps working when all callbacks of the host throw an error', async () => {
  let version = 3;
  const { textbox, confirms, sent, guard, kept, host, reports } = await start((body) => {
    version += 1;
    return { ...stored, ...body, version };
  });
  await textbox('Brand').fill('First');
  await confirms('Save');
  await expect.poll(reports).toEqual(['href', 'notify', 'emit', 'go']);
  expect(host.notify.mock.calls).toEqual([[expect.objectContaining({ status: 'success' })]]);
  expect(host.go.mock.calls).toEqual([[{ to: 'items.list' }]]);
  expect([guard.isBlocking(), kept]).toEqual([false, {}]);
  await textbox('Brand').fill('Second');
  await confirms('Save');
  await expect.poll(() => host.go.mock.calls.length).toBe(2);
  expect(sent().map(({ ifMatch, body }) => [ifMatch, (body as Item).brand])).toEqual([
    ['"3"', 'First'],
    ['"4"', 'Second'],
  ]);
});

test('the host is notified of a saved item through notify and emit even when onItemSaved throws an error', async () => {
  const onItemSaved = vi.fn(() => {
    throw new Error('onItemSaved');
  });
  const { textbox, confirms, host, reports, button } = await start((body) => ({ ...stored, ...body }), {
    onItemSaved,
  });
  await textbox('Brand').fill('First');
  await confirms('Save');
  await expect.poll(reports).toEqual(['href', 'notify', 'emit', 'onItemSaved']);
  expect(host.go).not.toHaveBeenCalled();
  await expect.element(button('Save')).toBeVisible();
});

test('a refused item shows its errors and accepts another submit when notify throws an error', async () => {
  let isRefused = true;
  const refusal = new PortalError({
    kind: 'http',
    status: 422,
    message: 'No',
    fields: [{ fieldPath: 'brand', message: 'Not accepted' }],
  });
  const { textbox, confirms, host, reports } = await start((body) =>
    isRefused ? Promise.reject(refusal) : { ...stored, ...body },
  );
  await textbox('Brand').fill('First');
  await confirms('Save');
  await expect.element(textbox('Brand')).toHaveAccessibleDescription(/Not accepted/);
  await expect.element(textbox('Brand')).toHaveFocus();
  expect(reports()).toEqual(['notify']);
  isRefused = false;
  await confirms('Save');
  await expect.poll(() => host.go.mock.calls.length).toBe(1);
});
