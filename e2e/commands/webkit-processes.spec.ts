import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { startWebKit } from '../engines/drivers/webkit.ts';

const ownDisplay = process.env.DISPLAY;
const ownTemporaryFolder = process.env.TMPDIR;

test.beforeEach(() => {
  delete process.env.DISPLAY;
});

test.afterEach(() => {
  if (ownDisplay !== undefined) process.env.DISPLAY = ownDisplay;
  if (ownTemporaryFolder === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = ownTemporaryFolder;
});

/** Starts WebKit with shell scripts in place of its driver and of Xvfb. */
async function startScripts(folder: string, scripts: { driver: string; xvfb: string }) {
  process.env.TMPDIR = folder;
  const paths = { driver: `${folder}/driver`, xvfb: `${folder}/xvfb`, browser: '/bin/false' };
  for (const name of ['driver', 'xvfb'] as const) {
    await writeFile(paths[name], `#!/bin/sh\n${scripts[name]}\n`);
    await chmod(paths[name], 0o755);
  }
  return startWebKit(paths);
}

const temporaryHomes = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.startsWith('portal-webkit-'));

test('a driver that ends leaves no process and no folder', async () => {
  const folder = test.info().outputPath();
  const xvfb = `echo $$ > ${folder}/pid; echo 99; exec sleep 300`;
  await expect(startScripts(folder, { driver: 'kill -9 $$', xvfb })).rejects.toThrow(/did not start/);
  const pid = Number(await readFile(`${folder}/pid`, 'utf8'));
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect(await temporaryHomes(folder)).toEqual([]);
});

test('an Xvfb that ends is reported at once', async () => {
  const folder = test.info().outputPath();
  const started = startScripts(folder, { driver: 'exit 1', xvfb: 'exit 3' });
  await expect(started).rejects.toThrow('Xvfb ended with 3');
  expect(await temporaryHomes(folder)).toEqual([]);
});

test('a missing Xvfb is reported', async () => {
  const folder = test.info().outputPath();
  process.env.TMPDIR = folder;
  await expect(
    startWebKit({ driver: '/bin/false', browser: '/bin/false', xvfb: '/missing/Xvfb' }),
  ).rejects.toThrow('ENOENT');
  expect(await temporaryHomes(folder)).toEqual([]);
});
