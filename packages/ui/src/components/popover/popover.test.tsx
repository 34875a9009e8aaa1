import '../../../test/theme';
import { useRef, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Drawer } from '../drawer/drawer';
import { FilterList } from '../filter-list/filter-list';
import { Popover } from './popover';

const halberd = <button type="button">Halberd</button>;

function Switcher({ isNonModal = false, children = halberd }) {
  const [isOpen, setOpen] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-controls={isOpen ? 'suppliers' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Switch
      </button>
      <Popover
        id="suppliers"
        aria-label="Suppliers"
        isNonModal={isNonModal}
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        {children}
      </Popover>
      <button type="button" onClick={() => setPressed(true)}>
        After
      </button>
      <p>{isPressed ? 'Pressed' : 'Text'}</p>
    </>
  );
}

test('the trigger of an open popover has aria-controls', async () => {
  const screen = await render(<Switcher />);
  const button = screen.getByRole('button', { name: 'Switch' });
  await expect.element(button).not.toHaveAttribute('aria-controls');
  await button.click();
  await expect.element(page.getByRole('dialog', { name: 'Suppliers' })).toHaveAttribute('id', 'suppliers');
  expect(button.element().getAttribute('aria-controls')).toBe('suppliers');
});

describe('a popover that is not modal', () => {
  const dialog = page.getByRole('dialog', { name: 'Suppliers' });

  async function open() {
    const screen = await render(<Switcher isNonModal />);
    const button = screen.getByRole('button', { name: 'Switch' });
    await button.click();
    await expect.element(dialog).toBeVisible();
    await page.getByRole('button', { name: 'Halberd' }).click();
    return { screen, button };
  }

  test('a popover that is not modal keeps the page active', async () => {
    const { screen } = await open();
    expect(screen.container.closest('[inert], [aria-hidden]')).toBeNull();
    await screen.getByRole('button', { name: 'After' }).click();
    await expect.element(screen.getByText('Pressed')).toBeVisible();
  });

  test('Escape closes a popover that is not modal and returns focus', async () => {
    const { button } = await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test.each(['Text', 'Switch', 'After'])('a press on %s closes a popover that is not modal', async (name) => {
    const { screen } = await open();
    await screen.getByText(name, { exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('a popover in a drawer takes the focus, and Escape closes only the popover', async () => {
    await render(
      <Drawer title="Navigation" closeLabel="Close" onClose={() => {}}>
        <Switcher isNonModal>
          <FilterList
            label="Find a supplier"
            placeholder=""
            emptyText=""
            options={[{ id: 'SUP-1001', label: 'Halberd' }]}
            onPick={() => {}}
          />
        </Switcher>
      </Drawer>,
    );
    const button = page.getByRole('button', { name: 'Switch' });
    const field = page.getByRole('combobox', { name: 'Find a supplier' });
    for (const text of ['first', 'second']) {
      await button.click();
      await expect.element(field).toHaveFocus();
      // The drawer takes the focus back in the next frame, if it does.
      await new Promise(requestAnimationFrame);
      await userEvent.keyboard(text);
      await expect.element(field).toHaveValue(text);
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
      await expect.element(button).toHaveFocus();
    }
  });
});
