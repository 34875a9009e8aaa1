import '@portal-kit/ui/theme';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startEmbedServer } from '../../../test/embed-server';
import { ItemList } from '../../features/items/list/item-list.widget';
import type { EmbedInputs } from '../host/embed-inputs';
import { EmbedProvider } from './embed-provider';

afterEach(() => page.viewport(414, 896));

function start(defaults: Partial<EmbedInputs> = {}) {
  const server = startEmbedServer();
  const element = (inputs: Partial<EmbedInputs> = {}) => (
    <EmbedProvider
      apiUrl="https://portal.example"
      supplierId="SUP-1"
      getToken={() => 'token-1'}
      fetch={server.fetch}
      {...defaults}
      {...inputs}
    >
      <ItemList />
    </EmbedProvider>
  );
  return { element };
}

test('a widget is invisible until its language has loaded, and then shows only texts of that language', async () => {
  const { element } = start({ locale: 'es-MX' });
  const screen = await render(element());
  const root = screen.container.querySelector<HTMLElement>('[data-pk-theme]') as HTMLElement;
  const search = root.querySelector<HTMLInputElement>('[type=search]') as HTMLInputElement;
  expect([getComputedStyle(search).visibility, root.lang]).toEqual(['hidden', 'en']);
  await expect.poll(() => [getComputedStyle(search).visibility, root.lang]).toEqual(['visible', 'es-MX']);
  expect(root.textContent).not.toMatch(/Columns|Rows per page/);
});

test('a change of locale keeps the texts of the previous language until the new language has loaded', async () => {
  const { element } = start();
  const screen = await render(element());
  await expect.element(screen.getByRole('button', { name: 'Columns' })).toBeVisible();
  await screen.rerender(element({ locale: 'de-AT' }));
  await expect.element(screen.getByRole('button', { name: 'Spalten' })).toBeVisible();
  const root = screen.container.querySelector('[data-pk-theme]');
  expect([root?.getAttribute('lang'), root?.hasAttribute('data-pk-hidden')]).toEqual(['de-AT', false]);
});

test('the input messages replaces single texts in every language, and only in its own provider', async () => {
  const messages = { kernel: { columns: 'Felder' }, items: { columns: { sku: 'Artikelnummer' } } };
  await page.viewport(1280, 800);
  const replaced = start({ messages });
  const plain = start();
  const screen = await render(
    <>
      <section aria-label="replaced">{replaced.element()}</section>
      <section aria-label="plain">{plain.element()}</section>
    </>,
  );
  const textsOf = (name: string) => {
    const region = screen.getByRole('region', { name });
    return [
      region.getByRole('button', { name: /Columns|Felder/ }).element().textContent,
      region.getByRole('columnheader').first().element().textContent,
    ];
  };
  await expect.element(screen.getByRole('rowheader').first()).toBeVisible();
  expect([textsOf('replaced'), textsOf('plain')]).toEqual([
    ['Felder', 'Artikelnummer'],
    ['Columns', 'Supplier Item ID'],
  ]);
});

test('texts in a widget from right to left have their own direction and are aligned to the right', async () => {
  const { element } = start();
  const screen = await render(element({ locale: 'ar' }));
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  const { direction, textAlign, unicodeBidi } = getComputedStyle(screen.getByRole('rowheader').element());
  expect([direction, textAlign, unicodeBidi]).toEqual(['rtl', 'right', 'plaintext']);
});
