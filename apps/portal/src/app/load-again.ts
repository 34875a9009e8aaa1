/** Longest delay between two attempts in milliseconds. */
const retryDelayMs = 10_000;

const delayOrOnline = () =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, retryDelayMs);
    addEventListener('online', resolve, { once: true });
  });

/**
 * Loads code that the user cannot request again by a click. After a failed attempt it tries again when the browser is
 * online again, and at the latest after 10 s.
 */
export async function loadAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    const part = await load().catch(() => undefined);
    if (part !== undefined) return part;
    await delayOrOnline();
  }
}
