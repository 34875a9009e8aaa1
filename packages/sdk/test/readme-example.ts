import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

const folder = new URL('..', import.meta.url);

/**
 * Returns the example under a heading of the README, bundled with the SDK. `baseUrl` replaces the origin in the
 * example.
 */
export async function readmeExample(heading: string, baseUrl: string): Promise<string> {
  const readme = readFileSync(new URL('README.md', folder), 'utf8');
  const section = readme.split(`\n### ${heading}\n`)[1] ?? '';
  const code = /```ts\n(.*?)```/s.exec(section)?.[1];
  if (!code?.includes('https://portal.example')) throw new Error(`The README has no example "${heading}".`);
  const { outputFiles } = await build({
    stdin: {
      contents: code.replace('https://portal.example', baseUrl),
      resolveDir: folder.pathname,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['@portal-kit/source'],
  });
  return outputFiles[0]?.text ?? '';
}
