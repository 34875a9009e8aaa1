import '@portal-kit/ui/theme';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startProvider } from '../../../test/embed-provider';
import type { EmbedProviderProps } from './embed-provider';

afterEach(() => page.viewport(414, 896));

test('a widget is invisible until its language has loaded, and then shows only texts of that language', async () => {
  const { element } = startProvider({ locale: 'es-MX' });
  const screen = await render(element());
  const root = screen.container.querySelector<HTMLElement>('[data-pk-theme]') as HTMLElement;
  const search = root.querySelector<HTMLInputElement>('[type=search]') as HTMLInputElement;
  expect([getComputedStyle(search).visibility, root.lang]).toEqual(['hidden', 'en']);
  await expect.poll(() => [getComputedStyle(search).visibility, root.lang]).toEqual(['visible', 'es-MX']);
  expect(root.textContent).not.toMatch(/Columns|Rows per page/);
});

test('a change of locale keeps the texts of the previous language until the new language has loaded', async () => {
  const { element } = startProvider();
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
  const replaced = startProvider({ messages });
  const plain = startProvider();
  const screen = await render(
    <>
      <section aria-label="replaced">{replaced.element()}</section>
      <section aria-label="plain">{plain.element()}</section>
    </>,
  );
  const readListTexts = (name: string) => {
    const region = screen.getByRole('region', { name });
    return [
      region.getByRole('button', { name: /Columns|Felder/ }).element().textContent,
      region.getByRole('columnheader').first().element().textContent,
    ];
  };
  await expect.element(screen.getByRole('rowheader').first()).toBeVisible();
  expect([readListTexts('replaced'), readListTexts('plain')]).toEqual([
    ['Felder', 'Artikelnummer'],
    ['Columns', 'Supplier Item ID'],
  ]);
});

test('texts in a widget from right to left have their own direction and are aligned to the right', async () => {
  const { element } = startProvider();
  const screen = await render(element({ locale: 'ar' }));
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  const { direction, textAlign, unicodeBidi } = getComputedStyle(screen.getByRole('rowheader').element());
  expect([direction, textAlign, unicodeBidi]).toEqual(['rtl', 'right', 'plaintext']);
});

test('a change of theme or locale applies at once and only to its own provider', async () => {
  const dark = { theme: 'dark', locale: 'fr-CA' } as const;
  const light = { theme: 'light', locale: 'en-GB' } as const;
  const { element } = startProvider();
  const both = (one: Partial<EmbedProviderProps>, two: Partial<EmbedProviderProps>) => (
    <>
      <section aria-label="one">{element(one)}</section>
      <section aria-label="two">{element(two)}</section>
    </>
  );
  const screen = await render(both(dark, light));
  await expect.element(screen.getByRole('button', { name: 'Colonnes' })).toBeVisible();
  const readAppearance = async (name: string, columns: string) => {
    const region = screen.getByRole('region', { name });
    await region.getByRole('button', { name: columns }).click();
    const root = region.element().querySelector<HTMLElement>('[data-pk-theme]') as HTMLElement;
    await expect.element(screen.getByRole('menu')).toBeVisible();
    // A text of react-aria for screen readers.
    const dismiss = root.querySelector('[data-pk-overlays] button');
    await userEvent.keyboard('{Escape}');
    return [root.dataset.pkTheme, root.lang, dismiss?.getAttribute('aria-label')];
  };
  expect(await readAppearance('one', 'Colonnes')).toEqual(['dark', 'fr-CA', 'Rejeter']);
  expect(await readAppearance('two', 'Columns')).toEqual(['light', 'en-GB', 'Dismiss']);
  await screen.rerender(both({ ...light, locale: 'en-US' }, dark));
  expect(await readAppearance('one', 'Columns')).toEqual(['light', 'en-US', 'Dismiss']);
  expect(await readAppearance('two', 'Colonnes')).toEqual(['dark', 'fr-CA', 'Rejeter']);
});

test('English texts of a locale without a translation are marked as English', async () => {
  const { element } = startProvider({ locale: 'it-CH' });
  const screen = await render(<div lang="it">{element()}</div>);
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  expect(screen.getByRole('table').element().closest('[lang]')?.getAttribute('lang')).toBe('en');
});

test('a widget with a malformed locale of an unknown language shows English texts', async () => {
  const { element, errors } = startProvider({ locale: 'it_CH' });
  const screen = await render(element());
  await expect.element(screen.getByRole('button', { name: 'Columns' })).toBeVisible();
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  expect(errors).toEqual([]);
});

test('the text direction follows the locale of the widget and not the direction of the page', async () => {
  const { element } = startProvider();
  const screen = await render(<div dir="rtl">{element()}</div>);
  const root = screen.container.querySelector<HTMLElement>('[data-pk-theme]') as HTMLElement;
  const appearance = () => [root.lang, getComputedStyle(root).direction];
  expect(appearance()).toEqual(['en-US', 'ltr']);
  await screen.rerender(<div dir="rtl">{element({ locale: 'ar' })}</div>);
  // Arabic has no translation, so the texts are English.
  await expect.poll(appearance).toEqual(['en', 'rtl']);
  await screen.rerender(<div dir="rtl">{element({ locale: 'en_GB' })}</div>);
  expect(appearance()).toEqual(['en-GB', 'ltr']);
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
});
