import '../../../test/theme';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

const texts = {
  title: 'Add this item?',
  text: 'SKU-1 will be added to the item master.',
  confirmLabel: 'Confirm',
  cancelLabel: 'Cancel',
};

async function start(props: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  const screen = await render(
    <ConfirmDialog {...texts} onConfirm={onConfirm} onCancel={onCancel} {...props} />,
  );
  return {
    screen,
    onConfirm,
    onCancel,
    // Overlays are rendered outside of the test container.
    dialog: page.getByRole('alertdialog', { name: texts.title, exact: true }),
    confirm: page.getByRole('button', { name: 'Confirm', exact: true }),
    cancel: page.getByRole('button', { name: 'Cancel', exact: true }),
  };
}

const besideTheDialog = () => document.elementFromPoint(4, 4) as HTMLElement;

afterEach(() => page.viewport(414, 896));

test.each([
  [1000, 420],
  [390, 358],
])('in a window of %i px the confirm dialog is %i px wide', async (viewport, width) => {
  await page.viewport(viewport, 700);
  const { dialog } = await start();
  const surface = dialog.element().parentElement as HTMLElement;
  await expect.poll(() => getComputedStyle(surface).width).toBe(`${width}px`);
});

test('a confirm dialog is named by its question and described by its text', async () => {
  const { dialog } = await start();
  await expect.element(dialog).toHaveAccessibleDescription(texts.text);
});

describe('an open confirm dialog', () => {
  test('Confirm has focus, and a press on it confirms once', async () => {
    const { confirm, onConfirm, onCancel } = await start();
    await expect.element(confirm).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onCancel).not.toHaveBeenCalled();
  });

  test('holding down the Enter that submitted the form does not confirm', async () => {
    const { confirm, onConfirm } = await start();
    await expect.element(confirm).toHaveFocus();
    const held = new KeyboardEvent('keydown', {
      key: 'Enter',
      repeat: true,
      bubbles: true,
      cancelable: true,
    });
    // A prevented keydown does not press the button.
    expect(confirm.element().dispatchEvent(held)).toBe(false);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('Cancel and Escape both cancel', async () => {
    const { cancel, onConfirm, onCancel } = await start();
    await cancel.click();
    expect(onCancel).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(2);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('a click outside of the confirm dialog does nothing', async () => {
    const { dialog, onConfirm, onCancel } = await start();
    await userEvent.click(besideTheDialog(), { position: { x: 4, y: 4 } });
    await expect.element(dialog).toBeVisible();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });

  test('Tab stays inside the confirm dialog', async () => {
    const { confirm, cancel } = await start();
    await expect.element(confirm).toHaveFocus();
    await userEvent.tab();
    await expect.element(cancel).toHaveFocus();
    await userEvent.tab();
    await expect.element(confirm).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(cancel).toHaveFocus();
  });
});

test('buttons, Escape and outside clicks do nothing while the confirm dialog is pending', async () => {
  const { dialog, confirm, cancel, onConfirm, onCancel } = await start({ isPending: true });
  await expect.element(cancel).toBeDisabled();
  await confirm.click({ force: true });
  await cancel.click({ force: true });
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(besideTheDialog(), { position: { x: 4, y: 4 } });
  await expect.element(dialog).toBeVisible();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});

test('closing the confirm dialog returns focus to its opener', async () => {
  function Page() {
    const [isAsking, setAsking] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setAsking(true)}>
          Add
        </button>
        {isAsking && <ConfirmDialog {...texts} onConfirm={() => {}} onCancel={() => setAsking(false)} />}
      </>
    );
  }
  const screen = await render(<Page />);
  const add = screen.getByRole('button', { name: 'Add' });
  await add.click();
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
});

test('markup in the question and its text is shown as text', async () => {
  const hostile = '<img src=x onerror="globalThis.hit = true">';
  const { dialog } = await start({ title: hostile, text: hostile });
  const shown = page.getByRole('alertdialog', { name: hostile });
  await expect.element(shown).toHaveAccessibleDescription(hostile);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(shown.element().querySelector('img')).toBeNull();
});
