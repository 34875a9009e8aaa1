import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

const folder = new URL('..', import.meta.url);

interface ExampleOptions {
  /** Default: the README of the package. */
  readonly document?: string;
  /** Replaces the origin in the example. */
  readonly baseUrl?: string;
  readonly platform?: 'browser' | 'node';
}

/** Returns the example under a heading of a document, bundled with the SDK. */
export async function readmeExample(
  heading: string,
  { document = 'README.md', baseUrl, platform = 'browser' }: ExampleOptions,
): Promise<string> {
  const text = readFileSync(new URL(document, folder), 'utf8');
  const section = text.split(`\n### ${heading}\n`)[1] ?? '';
  const code = /```ts\n(.*?)```/s.exec(section)?.[1];
  if (!code?.includes('https://portal.example')) throw new Error(`${document} has no example "${heading}".`);
  const { outputFiles } = await build({
    stdin: {
      contents: baseUrl === undefined ? code : code.replace('https://portal.example', baseUrl),
      resolveDir: folder.pathname,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform,
    conditions: ['@portal-kit/source'],
    // Bundled CommonJS packages call `require`, which a module does not have.
    ...(platform === 'node' && {
      banner: {
        js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom('file:///');",
      },
    }),
  });
  return outputFiles[0]?.text ?? '';
}
