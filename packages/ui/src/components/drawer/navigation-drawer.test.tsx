import '../../../test/theme';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { animationsFinished } from '../../../test/browser';
import { NavigationDrawer } from './navigation-drawer';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      {isOpen && (
        <NavigationDrawer label="Navigation" onClose={() => setOpen(false)}>
          <a href="#items">Items</a>
          <a href="#orders">Orders</a>
        </NavigationDrawer>
      )}
    </>
  );
}

async function open() {
  const screen = await render(<Page />);
  const opener = screen.getByRole('button', { name: 'Menu' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Navigation', exact: true });
  await expect.element(drawer).toBeVisible();
  return { opener, drawer, link: (name: string) => page.getByRole('link', { name }) };
}

afterEach(() => page.viewport(414, 896));

test.each([
  [1000, 320],
  [320, 280],
])('in a window of %i px the navigation drawer is %i px wide at the start edge', async (viewport, width) => {
  await page.viewport(viewport, 700);
  const { drawer } = await open();
  await animationsFinished();
  const surface = drawer.element().parentElement as HTMLElement;
  expect([getComputedStyle(surface).width, getComputedStyle(surface).left]).toEqual([`${width}px`, '0px']);
});

test('Escape closes the navigation drawer and returns focus', async () => {
  const { opener, drawer } = await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a click outside closes the navigation drawer', async () => {
  const { drawer } = await open();
  const scrim = document.elementFromPoint(400, 400) as HTMLElement;
  await userEvent.click(scrim, { position: { x: 400, y: 400 } });
  await expect.element(drawer).not.toBeInTheDocument();
});

test('Tab stays inside the navigation drawer', async () => {
  const { link } = await open();
  await userEvent.tab();
  await expect.element(link('Items')).toHaveFocus();
  await userEvent.tab();
  await expect.element(link('Orders')).toHaveFocus();
  await userEvent.tab();
  await expect.element(link('Items')).toHaveFocus();
});
