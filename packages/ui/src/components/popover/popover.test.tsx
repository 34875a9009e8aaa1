import '../../../test/theme';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ModalStandingContext } from '../dialog/modal-standing';
import { Popover } from './popover';

function Switcher() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-controls={isOpen ? 'suppliers' : undefined}
        onClick={() => setOpen(true)}
      >
        Switch
      </button>
      <Popover
        id="suppliers"
        aria-label="Suppliers"
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <button type="button">Halberd</button>
      </Popover>
    </>
  );
}

test('what opens a popover names it as what it controls, while it is open', async () => {
  const screen = await render(<Switcher />);
  const button = screen.getByRole('button', { name: 'Switch' });
  await expect.element(button).not.toHaveAttribute('aria-controls');
  await button.click();
  await expect.element(page.getByRole('dialog', { name: 'Suppliers' })).toHaveAttribute('id', 'suppliers');
  expect(button.element().getAttribute('aria-controls')).toBe('suppliers');
});

test('one that a modal of others covers is closed', async () => {
  const at = (isCovered: boolean) => (
    <ModalStandingContext.Provider value={{ isCovered, isInClosedRoot: false }}>
      <Switcher />
    </ModalStandingContext.Provider>
  );
  const screen = await render(at(false));
  await screen.getByRole('button', { name: 'Switch' }).click();
  const popover = page.getByRole('dialog', { name: 'Suppliers' });
  await expect.element(popover).toBeVisible();
  await screen.rerender(at(true));
  await expect.element(popover).not.toBeInTheDocument();
});
