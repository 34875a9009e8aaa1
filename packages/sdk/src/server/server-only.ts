/**
 * Throws in a browser page and in a browser's worker, where everybody could read the secret. Servers and the workers of
 * hosting platforms have neither `document` nor `importScripts`.
 */
export function assertServer(functionName: string): void {
  const { document, importScripts } = globalThis as { document?: unknown; importScripts?: unknown };
  if (document === undefined && typeof importScripts !== 'function') return;
  throw new Error(
    `@portal-kit/sdk: ${functionName} runs in a browser, so everybody could read the client secret. ` +
      'Call it on your server, and request the token from your page.',
  );
}
