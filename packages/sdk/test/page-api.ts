import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { readmeExample } from './readme-example.ts';

async function bodyLength(request: IncomingMessage): Promise<number> {
  let length = 0;
  for await (const chunk of request) length += (chunk as Buffer).length;
  return length;
}

function respond(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'Content-Type': 'application/json', 'X-Request-Id': 'req-1', ...headers });
  response.end(JSON.stringify(body));
}

/**
 * Serves the portal API on the test page's origin. The supplier id selects the response to an upload. `GET …/items`
 * lists two items. The token `access-1` is expired.
 */
export function pageApi(): Plugin {
  let abandonedUploads = 0;
  return {
    name: 'page-api',
    configureServer(server) {
      server.middlewares.use('/api/v1/suppliers', async (request, response) => {
        const { authorization, 'idempotency-key': key } = request.headers;
        const receivedBytes = await bodyLength(request);
        const supplier = request.url?.split('/')[1];
        if (supplier === 'ABANDONED') return respond(response, 200, abandonedUploads);
        if (supplier === 'SILENT') {
          response.on('close', () => {
            abandonedUploads += 1;
          });
          return;
        }
        if (supplier === 'MOVED')
          return respond(response, 307, {}, { Location: '/api/v1/suppliers/OPEN/imports/items' });
        if (supplier === 'FULL') return respond(response, 413, { errorMessage: 'At most 10 MB' });
        if (supplier === 'BROKEN') return response.socket?.destroy();
        if (authorization === 'Bearer access-1') return respond(response, 401, {});
        if (request.method === 'GET')
          return respond(response, 200, { data: [{ sku: 'A-1' }, { sku: 'B-2' }] });
        respond(response, 202, { authorization, key, receivedBytes });
      });
      server.middlewares.use('/readme-examples/worker.js', async (request, response) => {
        const code = await readmeExample('Worker', { baseUrl: `http://${request.headers.host}` });
        response.writeHead(200, { 'Content-Type': 'text/javascript' });
        response.end(code);
      });
    },
  };
}
