import { type HttpHandler, http } from 'msw';
import type { Sandbox } from './sandbox-types.ts';

/** Settings of the handlers. */
export interface HandlerOptions {
  /** Address of the portal's API, as passed to widgets (`apiUrl`). Default: every origin. */
  readonly url?: string;
}

/**
 * Creates request handlers for MSW that answer from a sandbox: stateful, with its scenarios, faults and clock. They work with
 * `setupServer` in Node and with `setupWorker` in browsers.
 *
 * Source: every operation of `openapi/portal`, `openapi/identity` and `openapi/embed`, under `/api` and `/identity`.
 *
 * @example
 * ```ts
 * import { createSandbox } from '@portal-kit/sandbox';
 * import { createSandboxHandlers } from '@portal-kit/sandbox/msw';
 * import { setupServer } from 'msw/node';
 *
 * const sandbox = await createSandbox({ now: '2026-11-20T09:30:00Z' });
 * const server = setupServer(...createSandboxHandlers(sandbox, { url: 'https://portal.example' }));
 * server.listen();
 * ```
 */
export function createSandboxHandlers(sandbox: Sandbox, { url = '*' }: HandlerOptions = {}): HttpHandler[] {
  const base = url.replace(/\/$/, '');
  return ['api', 'identity'].map((folder) =>
    http.all(`${base}/${folder}/*`, async ({ request }) => {
      try {
        return await sandbox.fetch(request);
      } catch (error) {
        // MSW lets the request fail.
        if (error instanceof TypeError && error.name === 'ConnectionReset') return Response.error();
        throw error;
      }
    }),
  );
}
