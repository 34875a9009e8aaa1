import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

async function bodyLength(request: IncomingMessage): Promise<number> {
  let length = 0;
  for await (const chunk of request) length += (chunk as Buffer).length;
  return length;
}

function answer(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'Content-Type': 'application/json', 'X-Request-Id': 'req-1', ...headers });
  response.end(JSON.stringify(body));
}

/** An upload call on the test page's own origin; the supplier decides how it answers. */
export function uploadApi(): Plugin {
  let abandoned = 0;
  return {
    name: 'upload-api',
    configureServer(server) {
      server.middlewares.use('/api/v1/suppliers', async (request, response) => {
        const { authorization, 'idempotency-key': key } = request.headers;
        const receivedBytes = await bodyLength(request);
        const supplier = request.url?.split('/')[1];
        if (supplier === 'ABANDONED') return answer(response, 200, abandoned);
        if (supplier === 'SILENT') {
          response.on('close', () => {
            abandoned += 1;
          });
          return;
        }
        if (supplier === 'MOVED')
          return answer(response, 307, {}, { Location: '/api/v1/suppliers/OPEN/imports/items' });
        if (supplier === 'FULL') return answer(response, 413, { errorMessage: 'At most 10 MB' });
        if (supplier === 'BROKEN') return response.socket?.destroy();
        if (authorization === 'Bearer access-1') return answer(response, 401, {});
        answer(response, 202, { authorization, key, receivedBytes });
      });
    },
  };
}
