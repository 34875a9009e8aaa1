import '../../../test/theme';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button, IconButton } from './button';
import { ButtonLink } from './button-link';

describe('a pending button', () => {
  test('a pending button ignores presses and keeps focus', async () => {
    const onClick = vi.fn();
    const screen = await render(<Button onClick={onClick}>Confirm</Button>);
    const button = screen.getByRole('button', { name: 'Confirm' });
    await button.click();
    expect(onClick).toHaveBeenCalledTimes(1);

    await screen.rerender(
      <Button onClick={onClick} isPending>
        Confirm
      </Button>,
    );
    await button.click({ force: true });
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onClick).toHaveBeenCalledTimes(1);
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  });

  test('Enter in a field does not submit a form with a pending submit button', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (isPending: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" isPending={isPending}>
          Save
        </Button>
      </form>
    );
    const screen = await render(form(false));
    await screen.getByRole('textbox', { name: 'Name' }).click();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);

    await screen.rerender(form(true));
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a text', undefined],
    ['a text with an icon', <svg key="icon" width="18" height="18" aria-hidden="true" />],
  ])('a pending button keeps the width of %s', async (_, icon) => {
    const screen = await render(<Button icon={icon}>Confirm</Button>);
    const button = screen.getByRole('button', { name: 'Confirm' });
    const { width } = button.element().getBoundingClientRect();
    await screen.rerender(
      <Button icon={icon} isPending>
        Confirm
      </Button>,
    );
    expect(button.element().getBoundingClientRect().width).toBe(width);
  });
});

test('a pending button shows and announces its progress text', async () => {
  const screen = await render(
    <Button isPending pendingText="Export 25%">
      Export
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Export 25%' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  const text = [...button.element().childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
  expect(text?.textContent).toBe('Export 25%');
  await screen.rerender(<Button pendingText="Export 25%">Export</Button>);
  await expect.element(screen.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
});

test('a small button is 28 px high with a large enough press target', async () => {
  const screen = await render(
    <>
      <Button size="small">Report</Button>
      <IconButton size="small" label="Cancel" icon={<svg width="16" height="16" aria-hidden="true" />} />
    </>,
  );
  const sizes = screen
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect());
  expect(sizes.map(({ height }) => height)).toEqual([28, 28]);
  expect(sizes[1]?.width).toBe(28);
});

test('a disabled button ignores presses and Tab skips it', async () => {
  const onClick = vi.fn();
  const screen = await render(
    <>
      <Button isDisabled onClick={onClick}>
        Off
      </Button>
      <Button>On</Button>
    </>,
  );
  await screen.getByRole('button', { name: 'Off' }).click({ force: true });
  await userEvent.tab();
  expect(onClick).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('button', { name: 'On' })).toHaveFocus();
});

test('a disabled button that keeps focus ignores presses', async () => {
  const onClick = vi.fn();
  const button = (isDisabled: boolean) => (
    <Button isDisabled={isDisabled} isFocusableWhenDisabled onClick={onClick}>
      Next
    </Button>
  );
  const screen = await render(button(false));
  const next = screen.getByRole('button', { name: 'Next' });
  await next.click();
  await screen.rerender(button(true));
  await next.click({ force: true });
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  await expect.element(next).toHaveFocus();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
});

test('a button submits a form only with the type submit', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Button>Cancel</Button>
    </form>,
  );
  await screen.getByRole('button', { name: 'Cancel' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the accessible name of an icon button is its label', async () => {
  const screen = await render(<IconButton label="Close" icon={<svg aria-hidden="true" />} />);
  await expect.element(screen.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
});

test('a button link is a native link', async () => {
  const screen = await render(
    <ButtonLink href="/items/create" tone="primary">
      Add New Item
    </ButtonLink>,
  );
  await expect
    .element(screen.getByRole('link', { name: 'Add New Item' }))
    .toHaveAttribute('href', '/items/create');
});
