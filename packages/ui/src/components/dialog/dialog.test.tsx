import '../../../test/theme';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog';

const texts = { title: 'Sign in to continue', text: 'Your session has ended.' };

const form = (
  <form onSubmit={(event) => event.preventDefault()}>
    {/* biome-ignore lint/a11y/noAutofocus: the dialog contains only the form */}
    <input aria-label="Email" autoFocus />
    <button type="submit">Sign in</button>
  </form>
);

const dialog = page.getByRole('dialog', { name: texts.title, exact: true });
const email = page.getByRole('textbox', { name: 'Email' });
const signIn = page.getByRole('button', { name: 'Sign in' });

const pressOutside = () =>
  userEvent.click(document.elementFromPoint(4, 4) as HTMLElement, { position: { x: 4, y: 4 } });

function lasting(children: ReactNode = form) {
  return (
    <>
      <button type="button">Page</button>
      <Dialog {...texts} isDismissable={false}>
        {children}
      </Dialog>
    </>
  );
}

afterEach(() => page.viewport(414, 896));

describe('a dialog that is not dismissable', () => {
  test('Escape and outside clicks neither close the dialog nor move focus', async () => {
    await render(lasting());
    await expect.element(email).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await pressOutside();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
    await expect.element(email).toHaveFocus();
  });

  test('a dialog that is not dismissable has no close button', async () => {
    await render(lasting());
    const buttons = dialog.getByRole('button').elements();
    expect(buttons.map((button) => button.textContent)).toEqual(['Sign in']);
  });

  test('Tab stays inside the dialog', async () => {
    await render(lasting());
    await expect.element(email).toHaveFocus();
    await userEvent.tab();
    await expect.element(signIn).toHaveFocus();
    await userEvent.tab();
    await expect.element(email).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(signIn).toHaveFocus();
  });

  test('the page is inert while the dialog is open', async () => {
    const screen = await render(lasting());
    const button = screen.container.querySelector('button') as HTMLElement;
    await expect.poll(() => button.closest('[inert]')).not.toBeNull();
    button.focus();
    await expect.element(email).toHaveFocus();
    await screen.rerender(<button type="button">Page</button>);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(screen.container.querySelector('button')?.closest('[inert]')).toBeNull();
  });
});

describe('a dismissable dialog', () => {
  function Page({ onClose }: { onClose: () => void }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && (
          <Dialog
            {...texts}
            closeLabel="Close"
            onClose={() => {
              onClose();
              setOpen(false);
            }}
          >
            {form}
          </Dialog>
        )}
      </>
    );
  }

  test.each<[string, () => Promise<void>]>([
    ['the close button', () => dialog.getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click outside', pressOutside],
  ])('%s closes the dialog once and returns focus', async (_, act) => {
    const onClose = vi.fn();
    const screen = await render(<Page onClose={onClose} />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await opener.click();
    await expect.element(email).toHaveFocus();
    await act();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

test('a dialog is named by its title and described by its text', async () => {
  await render(lasting());
  await expect.element(dialog).toHaveAccessibleDescription(texts.text);
});

test('a dialog without a text has no description', async () => {
  await render(
    <Dialog title={texts.title} isDismissable={false}>
      {form}
    </Dialog>,
  );
  await expect.element(dialog).not.toHaveAttribute('aria-describedby');
});

test.each([
  [1000, 420],
  [390, 358],
])('in a window of %i px the dialog is %i px wide', async (viewport, width) => {
  await page.viewport(viewport, 700);
  await render(lasting(<p>{'W'.repeat(400)}</p>));
  const surface = dialog.element().parentElement as HTMLElement;
  expect(getComputedStyle(surface).width).toBe(`${width}px`);
});

test('a dialog higher than the window scrolls', async () => {
  await page.viewport(390, 300);
  await render(
    lasting(
      <>
        <div style={{ height: 800 }} />
        {form}
      </>,
    ),
  );
  const heading = page.getByRole('heading', { name: texts.title });
  await expect.element(signIn).toBeInViewport();
  await expect.element(heading).not.toBeInViewport();
  const scrim = dialog.element().parentElement?.parentElement as HTMLElement;
  scrim.scrollTop = 0;
  await expect.element(heading).toBeInViewport();
});
