/** Names of all scripts of the build. The build replaces the placeholder; the development server does not. */
const scripts = '__PLAYGROUND_SCRIPTS__'.split(' ');

/** Scripts that load at the same time, so that they do not delay the widget. */
const parallel = 4;
const startDelayMs = 3000;

function load(file: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(file, import.meta.url).href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** Loads all scripts while the page is idle. Every widget then works without a connection. */
export function keepFilesForOffline(): void {
  if (!import.meta.env.PROD) return;
  setTimeout(async () => {
    const waiting = [...scripts];
    const worker = async () => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await load(file);
    };
    await Promise.all(Array.from({ length: parallel }, worker));
    document.documentElement.dataset.offline = 'ready';
  }, startDelayMs);
}
