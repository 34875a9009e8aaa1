import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakePortal } from '../../../test/portal';
import type { Destination } from './destination';
import { useDestinationLink } from './use-destination-link';

const destination: Destination = { to: 'items.details', itemId: 'I-1' };

function Link() {
  return <a {...useDestinationLink()(destination)}>SKU-1</a>;
}

async function start() {
  await userEvent.unhover(document.body);
  const { inside, navigation } = fakePortal();
  const screen = await render(inside(<Link />));
  return { navigation, link: screen.getByRole('link', { name: 'SKU-1' }) };
}

/** Prevents the navigation and returns whether the browser would have followed the link. */
const seen = vi.fn((event: MouseEvent) => {
  const isLeft = !event.defaultPrevented;
  event.preventDefault();
  return isLeft;
});
afterEach(() => {
  window.removeEventListener('click', seen);
  seen.mockClear();
});

test('a plain click navigates without a page load, and the link has an address that users can copy', async () => {
  window.addEventListener('click', seen);
  const { link, navigation } = await start();
  await expect.element(link).toHaveAttribute('href', '#/items.details/I-1');
  await link.click();
  expect(navigation.go.mock.calls).toEqual([[destination]]);
  expect(seen.mock.results.map(({ value }) => value)).toEqual([false]);
});

test.each(['Control', 'Meta', 'Shift', 'Alt'] as const)(
  'the browser handles a click with %s',
  async (modifier) => {
    window.addEventListener('click', seen);
    const { link, navigation } = await start();
    await link.click({ modifiers: [modifier] });
    expect(navigation.go).not.toHaveBeenCalled();
    expect(seen.mock.results.map(({ value }) => value)).toEqual([true]);
  },
);

test('hover and focus prefetch the destination', async () => {
  const { link, navigation } = await start();
  await link.hover();
  expect(navigation.prepare.mock.calls).toEqual([[destination]]);
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  expect(navigation.prepare).toHaveBeenCalledTimes(2);
});
