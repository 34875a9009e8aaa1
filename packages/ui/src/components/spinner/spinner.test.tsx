import '../../../test/theme';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { prefer, preferNothing } from '../../../test/browser';
import { Spinner } from './spinner';

afterEach(async () => void (await preferNothing()));

test('a spinner with a label is a status, and a spinner without a label is hidden from screen readers', async () => {
  const screen = await render(<Spinner label="Loading" />);
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  await screen.rerender(<Spinner />);
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
});

test('a spinner pulses instead of rotating with reduced motion', async () => {
  const animation = async () => {
    const { container, unmount } = await render(<Spinner />);
    const { animationName, animationIterationCount } = getComputedStyle(
      container.firstElementChild as Element,
    );
    await unmount();
    return { animationName, animationIterationCount };
  };
  const turning = await animation();
  await prefer('prefers-reduced-motion', 'reduce');
  const still = await animation();
  expect(still.animationName).not.toBe(turning.animationName);
  expect(still.animationIterationCount).toBe('infinite');
});
