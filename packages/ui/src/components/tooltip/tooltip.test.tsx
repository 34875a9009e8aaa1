import '../../../test/theme';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Clock, stopClock } from '../../../test/clock';
import { TooltipTarget } from './tooltip-target';

const tooltip = page.getByRole('tooltip');

async function start() {
  const screen = await render(
    <div style={{ padding: 40 }}>
      <input aria-label="Search" />
      <TooltipTarget content={() => <p>Tax paid: 2 cases</p>}>2 cases</TooltipTarget>
    </div>,
  );
  return { target: screen.getByText('2 cases', { exact: true }), search: screen.getByRole('textbox') };
}

let clock: Clock;
beforeEach(async () => {
  await userEvent.unhover(document.body);
  clock = stopClock();
});
afterEach(() => {
  clock.release();
});

describe('tooltip on hover', () => {
  test('a tooltip opens after hovering for 250 ms', async () => {
    const { target } = await start();
    await target.hover();
    await clock.passes(249);
    await expect.element(target).not.toHaveAttribute('aria-describedby');
    await clock.passes(1);
    await expect.element(tooltip).toHaveTextContent('Tax paid: 2 cases');
  });

  test('a tooltip stays closed when the pointer leaves before the delay', async () => {
    const { target, search } = await start();
    await target.hover();
    await clock.passes(200);
    await search.hover();
    await clock.passes(1_000);
    await expect.element(target).not.toHaveAttribute('aria-describedby');
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  test('a tooltip stays open while the pointer is on it and closes when the pointer leaves', async () => {
    const { target, search } = await start();
    await target.hover();
    await clock.passes(250);
    await expect.element(tooltip).toBeVisible();
    await tooltip.hover();
    await clock.passes(60_000);
    await expect.element(tooltip).toBeVisible();
    await search.hover();
    await clock.passes(119);
    await expect.element(tooltip).toBeVisible();
    await clock.passes(1);
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  test('Escape closes a hovered tooltip when focus is elsewhere', async () => {
    const { target, search } = await start();
    await search.click();
    await target.hover();
    await clock.passes(250);
    await expect.element(tooltip).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(tooltip).not.toBeInTheDocument();
    await expect.element(search).toHaveFocus();
  });
});

describe('tooltip on focus', () => {
  test('a tooltip opens on focus, describes the text and closes on blur', async () => {
    const { target } = await start();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(target).toHaveFocus();
    await expect.element(tooltip).toBeVisible();
    await expect.element(target).toHaveAttribute('aria-describedby', tooltip.element().id);
    await expect.element(target).toHaveAccessibleDescription('Tax paid: 2 cases');
    await userEvent.tab({ shift: true });
    await expect.element(tooltip).not.toBeInTheDocument();
    await expect.element(target).not.toHaveAttribute('aria-describedby');
  });

  test('Escape that closes a tooltip does not reach the ancestors of the text', async () => {
    const onKeyDown = vi.fn();
    const screen = await render(
      // biome-ignore lint/a11y/noStaticElementInteractions: a stand-in for a dialog
      <div onKeyDown={(event) => onKeyDown(event.key)}>
        <TooltipTarget content={() => 'More'}>Stock</TooltipTarget>
      </div>,
    );
    await userEvent.tab();
    await expect.element(tooltip).toBeVisible();
    onKeyDown.mockClear();
    await userEvent.keyboard('{Escape}');
    await expect.element(tooltip).not.toBeInTheDocument();
    await expect.element(screen.getByText('Stock')).toHaveFocus();
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown.mock.calls).toEqual([['Escape']]);
  });
});

test('a press on the tooltip does not reach the ancestors of the text', async () => {
  const onClick = vi.fn();
  await render(
    // biome-ignore lint/a11y/noStaticElementInteractions: a stand-in for a clickable row
    // biome-ignore lint/a11y/useKeyWithClickEvents: a stand-in for a clickable row
    <div onClick={onClick}>
      <TooltipTarget content={() => 'More'}>Stock</TooltipTarget>
    </div>,
  );
  await userEvent.tab();
  await tooltip.click();
  expect(onClick).not.toHaveBeenCalled();
});

test('the content is rendered only when the tooltip opens', async () => {
  const content = vi.fn(() => 'More');
  const screen = await render(<TooltipTarget content={content}>Stock</TooltipTarget>);
  expect(content).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect.element(tooltip).toHaveTextContent('More');
  await screen.unmount();
  await expect.element(tooltip).not.toBeInTheDocument();
});

test('a tooltip does not open after its text is removed', async () => {
  const content = vi.fn(() => 'More');
  const screen = await render(<TooltipTarget content={content}>Stock</TooltipTarget>);
  await screen.getByText('Stock').hover();
  await screen.unmount();
  expect(clock.waiting()).toBe(0);
  await clock.passes(1_000);
  expect(content).not.toHaveBeenCalled();
});

test('markup in a tooltip is shown as text', async () => {
  const hostile = '<img src=x onerror="globalThis.hit = true">';
  await render(<TooltipTarget content={() => hostile}>Stock</TooltipTarget>);
  await userEvent.tab();
  await expect.element(tooltip).toHaveTextContent(hostile);
  expect(tooltip.element().querySelector('img')).toBeNull();
});
