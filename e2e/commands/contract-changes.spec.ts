import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { root } from './command-process.ts';
import { additive, breaking, contract, type Document, operations } from './contract-change-cases.ts';

const empty = { paths: {} };

const directory = mkdtempSync(join(tmpdir(), 'contract-'));
mkdirSync(join(directory, 'openapi/bundled'), { recursive: true });
mkdirSync(join(directory, 'packages/sdk'), { recursive: true });
mkdirSync(join(directory, '.changeset'));
test.afterAll(() => rmSync(directory, { recursive: true }));
test.describe.configure({ mode: 'default' });

const write = (path: string, value: unknown) =>
  writeFileSync(join(directory, path), typeof value === 'string' ? value : JSON.stringify(value));

async function run(...args: string[]) {
  const command = [join(root, 'packages/verify/contract-changes/changes.mjs'), ...args];
  return promisify(execFile)(process.execPath, command, { cwd: directory }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, output: error.stderr }),
  );
}

/** Releases the contract above and then changes it. */
async function after(change: (document: Document) => void, changeset = 'minor') {
  write('packages/sdk/package.json', { version: '1.2.0' });
  write('openapi/bundled/identity.json', empty);
  write('openapi/bundled/embed.json', empty);
  write('openapi/bundled/portal.json', contract());
  await run('--release');
  const changed = contract();
  change(changed);
  write('openapi/bundled/portal.json', changed);
  write('.changeset/one.md', `---\n"@portal-kit/sdk": ${changeset}\n---\n\nWords about a: major thing.\n`);
  return run();
}

for (const [name, change] of Object.entries(additive)) {
  test(`a change is additive: ${name}`, async () => {
    expect(await after(change)).toEqual({ code: 0, output: '' });
  });
}

for (const [message, change] of breaking) {
  test(`a change is breaking: ${message}`, async () => {
    const { code, output } = await after(change);
    expect([code, output]).toEqual([1, expect.stringContaining(`  ${message}`)]);
    expect(output).toContain('declare a major version');
  });
}

test('a changeset with a major version allows a breaking change and lists it', async () => {
  const change = (document: Document) => delete operations(document).get;
  const { code, output } = await after(change, 'major');
  expect([code, output]).toEqual([0, expect.stringContaining('getItem: was removed')]);
});

test('a document that the last release did not have is no breaking change', async () => {
  await after(() => {});
  const released = JSON.parse(readFileSync(join(directory, 'openapi/released.json'), 'utf8'));
  delete released.documents.embed;
  write('openapi/released.json', released);
  write('openapi/bundled/embed.json', contract());
  expect(await run()).toEqual({ code: 0, output: '' });
});

test('a release without its contract fails the check', async () => {
  await after(() => {});
  write('packages/sdk/package.json', { version: '2.0.0' });
  const { code, output } = await run();
  expect([code, output]).toEqual([1, expect.stringContaining('--release')]);
  expect((await run('--release')).code).toBe(0);
  expect(await run()).toEqual({ code: 0, output: '' });
});

test('the release of the project has the version of its packages and no examples or descriptions', () => {
  const released = JSON.parse(readFileSync(join(root, 'openapi/released.json'), 'utf8'));
  const { version } = JSON.parse(readFileSync(join(root, 'packages/sdk/package.json'), 'utf8'));
  expect(released.version).toBe(version);
  expect(Object.keys(released.documents)).toEqual(expect.arrayContaining(['portal', 'identity']));
  expect(Object.keys(released.documents.portal.paths).length).toBeGreaterThan(30);
});
