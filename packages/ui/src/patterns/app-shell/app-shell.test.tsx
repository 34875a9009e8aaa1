import '../../../test/theme';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppShell, NavItem, NavList } from './app-shell';

const labels = { skip: 'Skip to content', openNavigation: 'Open navigation', navigation: 'Navigation' };

async function start() {
  const screen = await render(
    <AppShell
      labels={labels}
      brand={<span>Cellar</span>}
      navigation={(close) => (
        <NavList label="Sections">
          <NavItem
            href="#/items"
            icon={null}
            isCurrent
            onClick={(event) => {
              event.preventDefault();
              close();
            }}
          >
            Items
          </NavItem>
          <NavItem href="#/orders" icon={null} isCurrent={false} onClick={(event) => event.preventDefault()}>
            Orders
          </NavItem>
        </NavList>
      )}
    >
      <p>Page</p>
    </AppShell>,
  );
  return {
    main: screen.getByRole('main'),
    sections: page.getByRole('navigation', { name: 'Sections' }),
    items: page.getByRole('link', { name: 'Items', exact: true }),
    orders: page.getByRole('link', { name: 'Orders', exact: true }),
    opener: screen.getByRole('button', { name: 'Open navigation' }),
    drawer: page.getByRole('dialog', { name: 'Navigation' }),
  };
}

beforeEach(() => userEvent.unhover(document.body));
afterEach(() => page.viewport(414, 896));

test('the first Tab shows a skip link to the main content', async () => {
  await page.viewport(1440, 900);
  const { main } = await start();
  const skip = page.getByRole('button', { name: 'Skip to content' });
  await expect.element(skip).not.toBeInViewport();
  await userEvent.tab();
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toBeInViewport();
  await userEvent.keyboard('{Enter}');
  await expect.element(main).toHaveFocus();
});

describe('windows of 1100 px and wider', () => {
  beforeEach(() => page.viewport(1100, 800));

  test('the navigation is 320 px wide and has no menu button', async () => {
    const { sections, opener } = await start();
    await expect.element(sections).toBeVisible();
    expect(sections.element().parentElement?.getBoundingClientRect().width).toBe(320);
    await expect.element(opener).not.toBeInTheDocument();
  });

  test('only the navigation entry of the current page has aria-current', async () => {
    const { items, orders } = await start();
    await expect.element(items).toHaveAttribute('aria-current', 'page');
    await expect.element(orders).not.toHaveAttribute('aria-current');
  });
});

describe('below 1100 px', () => {
  beforeEach(() => page.viewport(1099, 800));

  test('a button opens the navigation in a drawer, and Escape returns focus to the button', async () => {
    const { opener, drawer, sections } = await start();
    await expect.element(sections).not.toBeInTheDocument();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.click();
    await expect.element(drawer.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    await expect.element(opener).toHaveAttribute('aria-controls', drawer.element().id);
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await expect.element(opener).not.toHaveAttribute('aria-controls');
  });

  test('following a navigation entry closes the drawer', async () => {
    const { opener, drawer } = await start();
    await opener.click();
    await drawer.getByRole('link', { name: 'Items' }).click();
    await expect.element(drawer).not.toBeInTheDocument();
  });
});
