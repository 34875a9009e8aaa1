import { expect, onTestFinished, test } from 'vitest';

/** Runs the README's worker example, which the test page's server serves as a bundled module. */
function runWorker(accessToken: string): Promise<unknown> {
  const worker = new Worker('/readme-examples/worker.js', { type: 'module' });
  onTestFinished(() => worker.terminate());
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(accessToken);
  });
}

test('the worker example of the README posts the SKUs of a supplier', async () => {
  expect(await runWorker('access-2')).toEqual(['A-1', 'B-2']);
});

test('the worker example of the README posts the kind of the error for an expired token', async () => {
  expect(await runWorker('access-1')).toBe('http');
});
