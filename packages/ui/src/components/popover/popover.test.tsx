import '../../../test/theme';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
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

test('the trigger of an open popover has aria-controls', async () => {
  const screen = await render(<Switcher />);
  const button = screen.getByRole('button', { name: 'Switch' });
  await expect.element(button).not.toHaveAttribute('aria-controls');
  await button.click();
  await expect.element(page.getByRole('dialog', { name: 'Suppliers' })).toHaveAttribute('id', 'suppliers');
  expect(button.element().getAttribute('aria-controls')).toBe('suppliers');
});
