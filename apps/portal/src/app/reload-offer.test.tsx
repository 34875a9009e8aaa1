import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ReloadOffer, watchMissingCode } from './reload-offer';

watchMissingCode(window);

afterEach(() => {
  vi.restoreAllMocks();
});

const chunkFails = (message: string) => {
  const event = Object.assign(new Event('vite:preloadError'), { payload: new TypeError(message) });
  window.dispatchEvent(event);
};
const script = `Failed to fetch dynamically imported module: ${location.origin}/assets/dialog.js`;
const respondWith = (response: () => Response | Promise<never>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => response());

test('the reload offer appears only after the server confirms that a chunk is missing', async () => {
  const { container } = await render(<ReloadOffer locale="en-US" />);
  for (const response of [
    () => new Response(null, { headers: { 'content-type': 'text/javascript' } }),
    () => new Response(null, { status: 503 }),
    () => Promise.reject(new TypeError('Failed to fetch')),
  ]) {
    const fetched = respondWith(response);
    chunkFails(script);
    expect(fetched).toHaveBeenCalledWith(
      `${location.origin}/assets/dialog.js`,
      expect.objectContaining({ method: 'HEAD', signal: expect.any(AbortSignal) }),
    );
    await fetched.mock.results[0]?.value.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve));
    expect(container.textContent).toBe('');
    fetched.mockRestore();
  }
  const fetched = respondWith(() => new Response(null, { status: 404 }));
  chunkFails('Unable to preload CSS for /assets/dialog.css');
  await expect.poll(() => container.textContent).toContain('Reload the page');
  expect(fetched.mock.calls[0]?.[0]).toBe(`${location.origin}/assets/dialog.css`);
});
