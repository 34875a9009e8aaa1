import '../../../test/theme';
import { useId, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { animationsFinished } from '../../../test/browser';
import { Drawer, type DrawerProps } from './drawer';

function Page(props: Partial<DrawerProps>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(true)}
      >
        Flags
      </button>
      {isOpen && (
        <Drawer id={id} title="Feature flags" closeLabel="Close" onClose={() => setOpen(false)} {...props}>
          <ul>
            {Array.from({ length: 60 }, (_, index) => (
              <li key={index}>
                <button type="button">Flag {index + 1}</button>
              </li>
            ))}
          </ul>
        </Drawer>
      )}
    </>
  );
}

async function open(props: Partial<DrawerProps> = {}) {
  const screen = await render(<Page {...props} />);
  const opener = screen.getByRole('button', { name: 'Flags', exact: true });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Feature flags', exact: true });
  await expect.element(drawer).toBeVisible();
  await animationsFinished();
  return { opener, drawer, close: drawer.getByRole('button', { name: 'Close' }) };
}

beforeEach(() => page.viewport(1000, 700));
afterEach(async () => {
  document.documentElement.removeAttribute('dir');
  await page.viewport(414, 896);
});

describe('drawer position', () => {
  test.each([
    [1000, { left: 600, width: 400 }],
    [400, { left: 0, width: 400 }],
    [320, { left: 0, width: 320 }],
  ])(
    'in a window of %i px the drawer is at the end edge and at most 400 px wide',
    async (viewport, expected) => {
      await page.viewport(viewport, 700);
      const { drawer } = await open();
      const { left, width, height } = (drawer.element().parentElement as HTMLElement).getBoundingClientRect();
      expect({ left, width, height }).toEqual({ ...expected, height: 700 });
    },
  );

  test('the drawer is at the left edge in right-to-left direction', async () => {
    document.documentElement.dir = 'rtl';
    const { drawer } = await open();
    expect(drawer.element().parentElement?.getBoundingClientRect().left).toBe(0);
  });

  test('widthPx sets the width of the drawer', async () => {
    const { drawer } = await open({ widthPx: 520 });
    expect(drawer.element().parentElement?.getBoundingClientRect().width).toBe(520);
  });
});

test('the title and the close button stay visible while the content of the drawer scrolls', async () => {
  const { drawer, close } = await open();
  const surface = drawer.element().parentElement as HTMLElement;
  surface.scrollTop = surface.scrollHeight;
  expect(surface.scrollTop).toBeGreaterThan(0);
  await expect.element(page.getByRole('button', { name: 'Flag 60' })).toBeInViewport();
  await expect.element(page.getByRole('heading', { name: 'Feature flags' })).toBeInViewport();
  await expect.element(close).toBeInViewport();
  expect(document.scrollingElement?.scrollTop).toBe(0);
});

test.each<[string, (parts: Awaited<ReturnType<typeof open>>) => Promise<void>]>([
  ['the close button', ({ close }) => close.click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'a click outside',
    () => userEvent.click(document.elementFromPoint(4, 4) as HTMLElement, { position: { x: 4, y: 4 } }),
  ],
])('%s closes the drawer and returns focus to its opener', async (_, act) => {
  const parts = await open();
  await act(parts);
  await expect.element(parts.drawer).not.toBeInTheDocument();
  await expect.element(parts.opener).toHaveFocus();
});

test('Tab stays inside the drawer and its opener has aria-controls', async () => {
  const { opener, drawer, close } = await open();
  await userEvent.tab();
  await expect.element(close).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('button', { name: 'Flag 60' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(close).toHaveFocus();
  expect(opener.element().getAttribute('aria-controls')).toBe(drawer.element().id);
});
