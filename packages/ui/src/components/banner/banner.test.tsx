import '../../../test/theme';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button';
import { Banner } from './banner';

const draft = 'You have unsaved changes from 14:02';

function Draft({ text = draft, onRestore = () => {} }: { text?: string; onRestore?: () => void }) {
  return (
    <Banner
      actions={
        <>
          <Button tone="quiet" onClick={onRestore}>
            Restore
          </Button>
          <Button tone="quiet">Discard</Button>
        </>
      }
    >
      {text}
    </Banner>
  );
}

beforeEach(() => page.viewport(1000, 700));
afterEach(() => page.viewport(414, 896));

test('a banner has the role status and does not take focus', async () => {
  const screen = await render(<Banner>{draft}</Banner>);
  await expect.element(screen.getByRole('status')).toHaveTextContent(draft);
  expect(document.activeElement).toBe(document.body);
});

test('the actions of a banner can be pressed', async () => {
  const onRestore = vi.fn();
  const screen = await render(<Draft onRestore={onRestore} />);
  await screen.getByRole('status').getByRole('button', { name: 'Restore' }).click();
  expect(onRestore).toHaveBeenCalledTimes(1);
});

test('a banner has a dismiss button only with onDismiss', async () => {
  const onDismiss = vi.fn();
  const screen = await render(
    <Banner tone="warn" dismissLabel="Dismiss" onDismiss={onDismiss}>
      You are offline
    </Banner>,
  );
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  expect(onDismiss).toHaveBeenCalledTimes(1);
  await screen.rerender(<Banner tone="warn">You are offline</Banner>);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('each tone of a banner has its own icon', async () => {
  const screen = await render(<Banner>Text</Banner>);
  const icon = () => screen.getByRole('status').element().querySelector('svg')?.innerHTML;
  const info = icon();
  await screen.rerender(<Banner tone="warn">Text</Banner>);
  await expect.element(screen.getByRole('status')).toHaveAttribute('part', 'banner warn');
  expect(icon()).not.toBe(info);
});

describe('banner actions', () => {
  async function start(text?: string) {
    const screen = await render(<Draft {...(text && { text })} />);
    const banner = screen.getByRole('status').element();
    const box = (locator: { element: () => Element }) => locator.element().getBoundingClientRect();
    const message = box(screen.getByText(text ?? draft));
    return { banner, message, restore: box(screen.getByRole('button', { name: 'Restore' })) };
  }

  test('the actions are beside the text in a wide container', async () => {
    const { message, restore } = await start();
    expect(restore.left).toBeGreaterThanOrEqual(message.right);
    expect(restore.top).toBeLessThan(message.bottom);
  });

  test('the actions are below the text in a narrow container', async () => {
    await page.viewport(390, 700);
    const { banner, message, restore } = await start('W'.repeat(200));
    expect(restore.top).toBeGreaterThanOrEqual(message.bottom);
    expect(banner.scrollWidth).toBeLessThanOrEqual(banner.clientWidth);
  });
});
