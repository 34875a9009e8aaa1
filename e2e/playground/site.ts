import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const dist = join(import.meta.dirname, '../../apps/playground/dist');
/** The documentation site serves the playground below this path. */
const base = '/playground/';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

export interface PlaygroundSite {
  /** Address of the playground, which ends in a slash. */
  address: string;
  close: () => Promise<void>;
}

/** Serves the built playground as static files, without rewriting addresses. The page contains its own policy. */
export async function servePlayground(): Promise<PlaygroundSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://playground');
    const file = pathname === base ? 'index.html' : normalize(pathname.replace(base, ''));
    const isFound = pathname.startsWith(base) && !file.startsWith('..');
    (isFound ? readFile(join(dist, file)) : Promise.reject(new Error('outside'))).then(
      (content) =>
        response
          .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
          .end(content),
      () => response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${base}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
