import { readdir, readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { type Chain, startChain } from '../chain.ts';

const PAGE = new URL('../../page/', import.meta.url);

/** Operations that the sandbox pages do not call, with the reason. */
const notCalled: Readonly<Record<string, string>> = {
  'GET /': 'the sandbox page itself',
  'GET /reference': 'the API reference itself',
  'GET /page/:file{.+}': 'the files of the pages',
  'POST /seed': 'POST /reset accepts a seed too',
  'GET /worlds/:name': 'GET /worlds contains the same',
  'GET /recordings/:name': 'GET /recordings contains the same',
  'GET /journal.har': 'a link of the journal downloads this file',
  'POST /csp-reports': 'browsers send these reports',
  'POST /sso-session': 'the replacement of the identity provider’s script calls it',
  'GET /sign-on': 'a page for users who sign in',
};

let chain: Chain;
let sources: readonly { readonly name: string; readonly text: string }[];

beforeAll(async () => {
  chain = await startChain({ portalDir: false });
  const names = (await readdir(PAGE, { recursive: true })).filter((name) => name.endsWith('.js'));
  sources = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, PAGE), 'utf8') })),
  );
  return () => chain.close();
});

const withoutNames = (route: string) =>
  route.replace(/\?.*$/, '').replaceAll(/\$\{[^}]*\}|:\w+(\{.+\})?/g, ':');

/** Finds the operations that the pages call, as `POST /scenarios/:`. */
const called = () =>
  sources.flatMap(({ text }) => [
    ...[...text.matchAll(/\bcall\(\s*'(\w+)',\s*['`]([^'`]+)['`]/g)].map(
      ([, method, path]) => `${method} ${path}`,
    ),
    ...[...text.matchAll(/\bfetch\(['`]\/__sandbox([^'`]+)['`]\)/g)].map(([, path]) => `GET ${path}`),
  ]);

test('the sandbox pages call every operation of the control API', async () => {
  const { routes } = (await (await fetch(`${chain.origin}/__sandbox`)).json()) as { routes: string[] };
  const operations = routes.map((route) => route.replace(/ \/__sandbox\/?/, ' /'));
  const expected = operations.filter((operation) => !Object.hasOwn(notCalled, operation)).map(withoutNames);
  const found = new Set(called().map(withoutNames));
  expect(expected.filter((operation) => !found.has(operation))).toEqual([]);
  expect([...found].filter((operation) => !operations.map(withoutNames).includes(operation))).toEqual([]);
  expect(Object.keys(notCalled).filter((operation) => !operations.includes(operation))).toEqual([]);
});

test('the views of the sandbox page use every function that calls the control API', () => {
  const { text = '' } = sources.find(({ name }) => name === 'control.js') ?? {};
  const [, object = ''] = text.split('export const control = {');
  const functions = [...object.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
  expect(functions.length).toBeGreaterThan(20);
  const views = sources.filter(({ name }) => name !== 'control.js').map(({ text: source }) => source);
  const isUsed = (name = '') => views.some((source) => new RegExp(`control\\s*\\.${name}\\(`).test(source));
  expect(functions.filter((name) => !isUsed(name))).toEqual([]);
});
