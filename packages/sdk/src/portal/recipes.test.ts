import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPortal } from '@portal-kit/sdk/portal';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readmeExample } from '../../test/readme-example';
import { type Sandbox, startSandbox } from '../../test/sandbox';

let sandbox: Sandbox;
let start: string;
let folder: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  start = sandbox.control.snapshot();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  sandbox.control.restore(start);
  folder = await mkdtemp(join(tmpdir(), 'sdk-recipe-'));
  onTestFinished(() => rm(folder, { recursive: true }));
});

/** Runs a recipe of docs/sdk.md as a script in an empty folder, against the sandbox. */
async function run(heading: string, ...args: string[]) {
  const script = `${folder}.mjs`;
  onTestFinished(() => rm(script, { force: true }));
  await writeFile(script, await readmeExample(heading, { document: '../../docs/sdk.md', platform: 'node' }));
  const env = {
    PORTAL_URL: sandbox.origin,
    PORTAL_TOKEN: (await sandbox.tokens.get('access')) ?? '',
    IDENTITY_URL: `${sandbox.origin}/identity`,
    IDENTITY_API_KEY: '3_sandbox',
    PORTAL_USER: 'dana@halberd.example',
    PORTAL_PASSWORD: 'cellar-door-42',
  };
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [script, ...args], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

const portal = () => createPortal({ baseUrl: sandbox.origin, tokens: sandbox.tokens });

describe('recipes of docs/sdk.md', () => {
  test('the export prints every outbound order', async () => {
    const { stdout } = await run('Export all orders');
    const printed = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).orderId);
    const { rows } = await portal().orders.outbound.page('SUP-1001', {
      sortBy: 'createdAt',
      sortDirection: 'ASC',
      limit: 5000,
    });
    expect(printed).toEqual(rows.map(({ orderId }) => orderId));
    expect(printed.length).toBeGreaterThan(0);
  });

  test('the sign-in obtains both tokens', async () => {
    const { total } = await portal().items.page('SUP-1001', { limit: 1 });
    expect((await run('Sign in')).stdout).toBe(`SUP-1001 ADMIN ${total}\n`);
  });

  test('the creation survives lost responses and a crash, and creates one order', async () => {
    const lose = (times: number) =>
      sandbox.control.addFault({ kind: 'reset', when: 'after', operationId: 'createOutboundOrder', times });
    // Stops the script after its first call, whose two attempts are carried out.
    lose(2);
    sandbox.control.addFault({
      kind: 'status',
      status: 403,
      operationId: 'createOutboundOrder',
      times: 1,
    });
    const crashed = await run('Create an order once');
    expect(crashed.stderr).toContain('PortalError');
    expect(await readdir(folder)).toEqual(['HL-88001.key']);

    lose(2);
    const { stdout } = await run('Create an order once');
    const { rows } = await portal().orders.outbound.page('SUP-1001', { searchString: 'HL-88001' });
    expect(rows.map(({ orderId, status }) => `${orderId} ${status}\n`)).toEqual([stdout]);
    expect(await readdir(folder)).toEqual([]);
  });

  test('the creation deletes the key of a rejected order', async () => {
    sandbox.control.addFault({ kind: 'status', status: 409, operationId: 'createOutboundOrder' });
    expect((await run('Create an order once')).stderr).toContain('PortalError');
    expect(await readdir(folder)).toEqual([]);
  });

  test('the upload waits for the result and prints the failed rows', async () => {
    const header = 'SKU*,Description*,Brand*,Type*,Size*,Size UOM*,Bottles Per Case*,Warehouses*,ABV';
    const rows = ['NEW-1,Ale,Halberd,A,330,ML,24,WH-NJ-01,5', 'NEW-2,Ale,Halberd,A,330,ML,24,WH-NJ-01,'];
    await writeFile(join(folder, 'stock.csv'), [header, ...rows].join('\n'));
    const script = run('Upload items and print the failed rows', 'stock.csv');
    const isUploaded = () => sandbox.control.journal().some((entry) => entry.operationId === 'importItems');
    await expect.poll(isUploaded, { timeout: 20_000 }).toBe(true);
    sandbox.control.advance(60_000);
    const { stdout, code } = await script;
    expect(stdout).toBe('COMPLETED_WITH_ERRORS 1 1 0\nrow 3 (NEW-2): ABV "": Required Field\n');
    expect(code).toBe(1);
  });

  test('the download saves the bill of lading under its name', async () => {
    const { rows } = await portal().orders.outbound.page('SUP-1001', {
      filter: { status: 'SHIPPED' },
      limit: 1,
    });
    const orderId = rows[0]?.orderId ?? '';
    expect((await run('Save a bill of lading', orderId)).stdout).toBe(`BOL_${orderId}.pdf\n`);
    expect((await readFile(join(folder, `BOL_${orderId}.pdf`))).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('the download reports a bill of lading that has not been issued', async () => {
    const { rows } = await portal().orders.outbound.page('SUP-1001', {
      filter: { status: 'OPEN' },
      limit: 1,
    });
    const { stdout } = await run('Save a bill of lading', rows[0]?.orderId ?? '');
    expect(stdout).toBe('The warehouse has not issued the bill of lading yet.\n');
  });
});
