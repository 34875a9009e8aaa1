import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
};

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-cache',
};

export interface DocsSite {
  origin: string;
  close: () => Promise<void>;
}

const isFile = (path: string) =>
  stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );

/**
 * Serves the built site on loopback.
 *
 * @param options.port Default: a free port.
 * @param options.base Path of the site, as at its build. Default: `/`.
 * @param options.folder Folder of the built site. Default: `dist`.
 */
export async function startDocsSite({
  port = 0,
  base = '/',
  folder = join(import.meta.dirname, '../dist'),
} = {}): Promise<DocsSite> {
  const resolveFile = async (pathname: string): Promise<[status: number, file: string]> => {
    const path = pathname.startsWith(base) ? normalize(`/${pathname.slice(base.length)}`) : undefined;
    const file = path && join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (file && (await isFile(file))) return [200, file];
    return [404, join(folder, '404.html')];
  };
  const server = createServer(async (request, response) => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://docs');
      const [status, file] = await resolveFile(decodeURIComponent(pathname));
      const isFolder =
        status === 404 && (await isFile(join(folder, pathname.slice(base.length), 'index.html')));
      if (isFolder) {
        response.writeHead(301, { location: `${pathname}/` }).end();
        return;
      }
      const content = await readFile(file);
      response
        .writeHead(status, { ...headers, 'content-type': types[extname(file)] ?? 'application/octet-stream' })
        .end(content);
    } catch {
      response.writeHead(400, { 'content-type': 'text/plain' }).end('Invalid path.');
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: usedPort } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${usedPort}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
