import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Link, Route, Router, Switch, useLocation, useSearch } from 'wouter';
import { supplierPattern } from '../routes/addresses';
import { parseRoutePath } from '../routes/find-route';
import { leaveGuard, navigate, usePageLocation } from './address';

const startAddress = location.pathname + location.search;
/** Clicks that the portal does not handle. The test prevents the browser from navigating. */
const browserClicks: MouseEvent[] = [];
const onClick = (event: MouseEvent) => {
  if (!event.defaultPrevented) browserClicks.push(event);
  event.preventDefault();
};

beforeEach(() => {
  document.addEventListener('click', onClick);
  document.addEventListener('auxclick', onClick);
});
afterEach(() => {
  document.removeEventListener('click', onClick);
  document.removeEventListener('auxclick', onClick);
  browserClicks.length = 0;
  navigate(startAddress, { replace: true });
});

const currentAddress = () => location.pathname + location.search;

function Place() {
  const [path] = useLocation();
  const search = useSearch();
  return <output>{`${path} ${search}`}</output>;
}

async function open(address: string, onLinkClick?: (event: React.MouseEvent) => void) {
  navigate(address, { replace: true });
  await render(
    <Router hook={usePageLocation} parser={parseRoutePath}>
      <Switch>
        <Route path="/login">
          <p>Sign-in page</p>
        </Route>
        <Route path={supplierPattern} nest>
          <Link href="/items?page=2" {...(onLinkClick && { onClick: onLinkClick })}>
            Items
          </Link>
          <Place />
        </Route>
        <Route>
          <p>No supplier</p>
        </Route>
      </Switch>
    </Router>,
  );
}
const link = () => page.getByRole('link', { name: 'Items' });
const place = () => page.getByRole('status');

describe('wouter with the guarded history', () => {
  test.each([
    ['/SUP-1/items', '/items '],
    ['/SUP-1/items?searchInput=a%2Fb%2525', '/items searchInput=a%2Fb%2525'],
    ['/SUP-1/items/details/a%252Fb', '/items/details/a%252Fb '],
    ['/SUP-1/items/details/%E0%A4%A', '/items/details/%E0%A4%A '],
    ['/SUP-1', '/ '],
  ])('the router reads %s as the raw path and query below the supplier', async (address, text) => {
    await open(address);
    expect(place().element().textContent).toBe(text);
  });

  test.each(['/%53UP-1/items', '/SUP-1%2Fitems', '/a%20b/items'])(
    'the router finds no supplier in %s, because it does not decode the path',
    async (address) => {
      await open(address);
      await expect.element(page.getByText('No supplier')).toBeVisible();
    },
  );

  test('the router matches paths case-sensitively', async () => {
    await open('/Login');
    await expect.element(link()).toBeVisible();
    navigate('/login', { replace: true });
    await expect.element(page.getByText('Sign-in page')).toBeVisible();
  });

  test('the router asks the leave guard before a link changes the address', async () => {
    await open('/SUP-1/items/create');
    const release = leaveGuard.hold();

    await link().click();
    expect([leaveGuard.actor.getSnapshot().value, currentAddress()]).toEqual([
      'asking',
      '/SUP-1/items/create',
    ]);
    leaveGuard.actor.send({ type: 'leave.confirmed' });
    expect(currentAddress()).toBe('/SUP-1/items?page=2');
    release();
  });
});

describe('a link', () => {
  test('a link changes the address without a page load when clicked', async () => {
    await open('/SUP-1/dashboard');
    expect(link().element().getAttribute('href')).toBe('/SUP-1/items?page=2');
    await link().click();
    expect([currentAddress(), browserClicks]).toEqual(['/SUP-1/items?page=2', []]);
    expect(place().element().textContent).toBe('/items page=2');
  });

  test('a link changes the address without a page load when activated with Enter', async () => {
    await open('/SUP-1/dashboard');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect([currentAddress(), browserClicks]).toEqual(['/SUP-1/items?page=2', []]);
  });

  test.each(['Control', 'Shift', 'Alt', 'Meta'] as const)(
    'a link does not handle a click with %s pressed',
    async (key) => {
      await open('/SUP-1/dashboard');
      await link().click({ modifiers: [key] });
      expect([currentAddress(), browserClicks.length]).toEqual(['/SUP-1/dashboard', 1]);
    },
  );

  test('a link does not handle a click with the middle button', async () => {
    await open('/SUP-1/dashboard');
    await link().click({ button: 'middle' });
    expect(currentAddress()).toBe('/SUP-1/dashboard');
  });

  test('a link does not navigate after another handler has prevented the click', async () => {
    await open('/SUP-1/dashboard', (event) => event.preventDefault());
    await link().click();
    expect(currentAddress()).toBe('/SUP-1/dashboard');
  });
});
