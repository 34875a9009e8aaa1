import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const dist = join(import.meta.dirname, '../../apps/design/dist');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Serves the built design pages below `/design/`, as the documentation site does. */
export async function startDesignSite() {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://design');
    const path = normalize(pathname.replace(/^\/design\/$/, '/design/index.html'));
    try {
      if (!path.startsWith('/design/')) throw new Error('outside of /design/');
      const content = await readFile(join(dist, path.slice('/design/'.length)));
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/design/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
