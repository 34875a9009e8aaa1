import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { EncodedBody } from './encoded-body.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

export interface StaticFile {
  readonly body: EncodedBody;
  readonly contentType: string;
  /** False for formats that are compressed already, such as fonts. */
  readonly isCompressed: boolean;
  readonly isPage: boolean;
}

export type StaticFiles = ReadonlyMap<string, StaticFile>;

async function readStaticFile(path: string): Promise<StaticFile> {
  const extension = extname(path);
  const bytes = await readFile(path);
  const isCompressed = ['.html', '.js', '.css', '.svg', '.json'].includes(extension);
  return {
    body: isCompressed ? await EncodedBody.ofFile(bytes) : new EncodedBody(bytes),
    contentType: contentTypes[extension] ?? 'application/octet-stream',
    isCompressed,
    isPage: extension === '.html',
  };
}

/** Reads and compresses the files of a build. The keys are URL paths. */
export async function loadStaticFiles(directory: string): Promise<StaticFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const files = await Promise.all(
    paths.map(async (path) => {
      const urlPath = `/${relative(directory, path).split(sep).join('/')}`;
      return [urlPath, await readStaticFile(path)] as const;
    }),
  );
  return new Map(files);
}
