import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakePortal } from '../../../test/portal';
import { CopyText } from './copy-text';

afterEach(() => vi.restoreAllMocks());

async function start(write: () => Promise<void>) {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  const screen = await render(fakePortal().inside(<CopyText text="IB-1" label="Order number" />));
  return { screen, writeText, button: screen.getByRole('button', { name: 'Copy Order number' }) };
}

test('the copy button copies the text and announces the result', async () => {
  const { screen, writeText, button } = await start(() => Promise.resolve());
  await button.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(writeText.mock.calls).toEqual([['IB-1']]);
});

test('the copy button shows a text when the browser refuses the clipboard', async () => {
  const { screen, button } = await start(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  await button.click();
  await expect.element(screen.getByText("Couldn't copy. Select the text and copy it.")).toBeVisible();
});
