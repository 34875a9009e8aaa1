import { PortalError } from '@portal-kit/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakePortal } from '../../test/portal';
import { ListFailure } from './list-message';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const busy = (retryAfterMs?: number) =>
  new PortalError({ kind: 'http', status: 429, message: 'Too many requests.', retryAfterMs });

async function start(error: unknown) {
  const onRetry = vi.fn();
  const { inside } = fakePortal();
  const failure = (failed: unknown) => inside(<ListFailure error={failed} onRetry={onRetry} />);
  const screen = await render(failure(error));
  const button = screen.getByRole('button');
  return { button, onRetry, fails: (next: unknown) => screen.rerender(failure(next)) };
}

test('Retry is disabled and counts down until the retry delay of the server has passed', async () => {
  const { button, onRetry, fails } = await start(busy(3_000));
  await expect.element(button).toHaveTextContent('Try again in 3 s');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  vi.advanceTimersByTime(2_000);
  await expect.element(button).toHaveTextContent('Try again in 1 s');
  vi.advanceTimersByTime(1_000);
  await expect.element(button).toHaveTextContent('Try again');
  expect(onRetry).not.toHaveBeenCalled();
  await button.click();
  expect(onRetry).toHaveBeenCalledOnce();
  await fails(busy());
  await expect.element(button).toHaveTextContent('Try again in 5 s');
});

test('Retry is enabled at once after any other failure', async () => {
  const { button, onRetry } = await start(new Error('x'));
  await expect.element(button).toHaveTextContent('Try again');
  await button.click();
  expect(onRetry).toHaveBeenCalledOnce();
});
