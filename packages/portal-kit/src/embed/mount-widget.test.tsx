import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startEmbedServer } from '../../test/embed-server';
import { mountItemList } from '../generated/elements/item-list.element';

const places: HTMLElement[] = [];
afterEach(() => {
  for (const place of places.splice(0)) place.remove();
});

function start(options: Partial<Parameters<typeof mountItemList>[1]> = {}) {
  const place = document.createElement('section');
  place.lang = 'en-GB';
  place.append('Ours');
  document.body.append(place);
  places.push(place);
  const server = startEmbedServer();
  const widget = mountItemList(place, {
    apiUrl: 'https://portal.example',
    supplierId: 'SUP-1',
    getToken: () => 'token-1',
    fetch: server.fetch,
    ...options,
  });
  const root = () => {
    const host = place.querySelector('div');
    return (host?.shadowRoot ?? host)?.querySelector<HTMLElement>('[data-pk-theme]');
  };
  return { place, widget, server, root };
}

const header = (name: string) => page.getByRole('rowheader', { name });

test('stands after what is there, in a shadow root, in the locale around it', async () => {
  const { place, root } = start();
  await expect.element(header('SUP-1-SKU')).toBeVisible();
  expect([place.firstChild?.textContent, root()?.lang, root()?.dataset.pkIsolated]).toEqual([
    'Ours',
    'en-GB',
    '',
  ]);
  expect(place.querySelector('table')).toBeNull();
});

test('not isolated it stands in the page itself', async () => {
  const { place } = start({ isIsolated: false });
  await expect.element(header('SUP-1-SKU')).toBeVisible();
  expect(place.querySelector('table')).not.toBeNull();
});

test('an update changes what it names, at once', async () => {
  const { widget, root } = start({ locale: 'en-US' });
  await expect.element(header('SUP-1-SKU')).toBeVisible();
  widget.update({ theme: 'dark' });
  await expect.poll(() => root()?.dataset.pkTheme).toBe('dark');
  expect(root()?.lang).toBe('en-US');
  widget.update({ supplierId: 'SUP-2' });
  await expect.element(header('SUP-2-SKU')).toBeVisible();
});

test('tells what happens, until one stops listening', async () => {
  const { widget } = start();
  const heard: unknown[] = [];
  const stop = widget.on('list.changed', ({ state }) => heard.push([state.orderBy, state.order]));
  const sort = page.getByRole('columnheader', { name: 'Description' }).getByRole('button');
  await sort.click();
  await expect.poll(() => heard).toEqual([['description', 'ASC']]);
  stop();
  await sort.click();
  await expect
    .element(page.getByRole('columnheader', { name: 'Description' }))
    .toHaveAttribute('aria-sort', 'descending');
  expect(heard).toHaveLength(1);
});

test('destroyed it leaves nothing: no node, no request, no word; once more is no failure', async () => {
  const heard: unknown[] = [];
  const { place, widget, server } = start({ onError: (error) => heard.push(error) });
  server.refused['/items'] = 'never';
  await expect.poll(() => server.sent).toHaveLength(1);
  widget.destroy();
  widget.destroy();
  widget.update({ theme: 'dark' });
  expect(place.innerHTML).toBe('Ours');
  await expect.poll(() => server.sent[0]?.signal.aborted).toBe(true);
  expect(heard).toEqual([]);
});

test('an element that is not there is told in words', () => {
  expect(() => mountItemList(document.querySelector('#none'), {} as never)).toThrow(
    'portal-kit: mount… needs an element to put the widget into; there is none.',
  );
});
