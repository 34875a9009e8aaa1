import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { pageHeaders } from '@portal-kit/contract/security-headers';
import { installation } from '../installation.ts';

const DIRECTORY = installation.page;
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves one of the sandbox's pages, with the portal's content security policy. */
export async function sandboxPage(name: 'sandbox' | 'reference'): Promise<Response> {
  const html = await readFile(new URL(`${name}.html`, DIRECTORY));
  return new Response(html, {
    headers: { ...pageHeaders(), 'content-type': 'text/html; charset=utf-8' },
  });
}

/**
 * Serves a static file of the sandbox's pages: script, style or font. Returns `undefined` when the file doesn't exist.
 */
export async function pageFile(name: string): Promise<Response | undefined> {
  const contentType = CONTENT_TYPES[extname(name)];
  if (!contentType || !/^([a-z]+\/)?[a-z-]+\.[a-z0-9]+$/.test(name)) return undefined;
  const path = name === 'inter.woff2' ? installation.typeface : new URL(name, DIRECTORY);
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && new Response(bytes, { headers: { 'content-type': contentType } });
}
