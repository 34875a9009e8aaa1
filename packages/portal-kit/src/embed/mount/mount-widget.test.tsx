import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startEmbedServer } from '../../../test/embed-server';
import { mountItemList } from '../../generated/elements/item-list.element';

const containers: HTMLElement[] = [];
afterEach(() => {
  for (const container of containers.splice(0)) container.remove();
});

function start(options: Partial<Parameters<typeof mountItemList>[1]> = {}) {
  const container = document.createElement('section');
  container.lang = 'en-GB';
  container.append('Host');
  document.body.append(container);
  containers.push(container);
  const server = startEmbedServer();
  const widget = mountItemList(container, {
    apiUrl: 'https://portal.example',
    supplierId: 'SUP-1',
    getToken: () => 'token-1',
    fetch: server.fetch,
    ...options,
  });
  const root = () => {
    const host = container.querySelector('div');
    return (host?.shadowRoot ?? host)?.querySelector<HTMLElement>('[data-pk-theme]');
  };
  return { container, widget, server, root };
}

const header = (name: string) => page.getByRole('rowheader', { name });

test('a mounted widget is the last child of the element, has a shadow root, and uses the inherited locale', async () => {
  const { container, root } = start();
  await expect.element(header('SUP-1-SKU')).toBeVisible();
  expect([container.firstChild?.textContent, root()?.lang, root()?.dataset.pkIsolated]).toEqual([
    'Host',
    'en-GB',
    '',
  ]);
  expect(container.querySelector('table')).toBeNull();
});

test('a widget with isIsolated: false renders in the light DOM', async () => {
  const { container } = start({ isIsolated: false });
  await expect.element(header('SUP-1-SKU')).toBeVisible();
  expect(container.querySelector('table')).not.toBeNull();
});

test('update() changes the given options and keeps the others', async () => {
  const { widget, root } = start({ locale: 'en-US' });
  await expect.element(header('SUP-1-SKU')).toBeVisible();
  widget.update({ theme: 'dark' });
  await expect.poll(() => root()?.dataset.pkTheme).toBe('dark');
  expect(root()?.lang).toBe('en-US');
  widget.update({ supplierId: 'SUP-2' });
  await expect.element(header('SUP-2-SKU')).toBeVisible();
});

test('on() calls the listener until it is removed', async () => {
  const { widget } = start();
  const changes: unknown[] = [];
  const stop = widget.on('list.changed', ({ state }) => changes.push([state.orderBy, state.order]));
  const sort = page.getByRole('columnheader', { name: 'Description' }).getByRole('button');
  await sort.click();
  await expect.poll(() => changes).toEqual([['description', 'ASC']]);
  stop();
  await sort.click();
  await expect
    .element(page.getByRole('columnheader', { name: 'Description' }))
    .toHaveAttribute('aria-sort', 'descending');
  expect(changes).toHaveLength(1);
});

test('destroy() removes the nodes, aborts requests and calls no callback, also when called twice', async () => {
  const errors: unknown[] = [];
  const { container, widget, server } = start({ onError: (error) => errors.push(error) });
  server.refused['/items'] = 'never';
  await expect.poll(() => server.sent).toHaveLength(1);
  widget.destroy();
  widget.destroy();
  widget.update({ theme: 'dark' });
  expect(container.innerHTML).toBe('Host');
  await expect.poll(() => server.sent[0]?.signal.aborted).toBe(true);
  expect(errors).toEqual([]);
});

test('a mount function throws a TypeError when the element is null', () => {
  expect(() => mountItemList(document.querySelector('#none'), {} as never)).toThrow(
    'portal-kit: mount received null instead of an element, so no widget was rendered.',
  );
});
