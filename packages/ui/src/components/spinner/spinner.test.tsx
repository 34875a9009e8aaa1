import '../../../test/theme';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { prefer, preferNothing } from '../../../test/emulated-media';
import { Spinner } from './spinner';

afterEach(async () => void (await preferNothing()));

test('with a label it is a status of that name, without one it is decoration', async () => {
  const screen = await render(<Spinner label="Loading" />);
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  await screen.rerender(<Spinner />);
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
});

test('for those who want no motion it does not turn, and still shows that something goes on', async () => {
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
