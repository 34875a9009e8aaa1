import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unpackPackages } from '../fixtures/packed-packages.ts';
import { expect, test } from '../fixtures/test.ts';
import { root } from './command-process.ts';

/** Reads the script under a heading of docs/sdk.md. */
async function readRecipe(heading: string): Promise<string> {
  const document = await readFile(join(root, 'docs/sdk.md'), 'utf8');
  const [, code] = /```ts\n(.*?)```/s.exec(document.split(`\n### ${heading}\n`)[1] ?? '') ?? [];
  if (code === undefined) throw new Error(`docs/sdk.md has no script "${heading}"`);
  return code;
}

test('the scripts of the SDK guide run in Node with the packed package and without a build', async ({
  sandbox,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'sdk-recipes-'));
  await unpackPackages(join(folder, 'node_modules'));
  const access = await sandbox.control.accessToken('dana@halberd.example');
  const env = { PORTAL_URL: sandbox.origin, PORTAL_TOKEN: 'token' in access ? access.token : '' };
  const run = async (heading: string) => {
    await writeFile(join(folder, 'script.mts'), await readRecipe(heading));
    const { stdout } = await promisify(execFile)(process.execPath, ['script.mts'], { cwd: folder, env });
    return stdout.trim();
  };

  const [orderId, status] = (await run('Create an order once')).split(' ');
  expect(status).toBe('SUBMITTED');
  const exported = (await run('Export all orders')).split('\n').map((line) => JSON.parse(line));
  expect(exported.map((order) => order.orderId)).toContain(orderId);
  await rm(folder, { recursive: true });
});
