import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { demoUsers } from '../../fixtures/demo-users.ts';
import type { Portal } from '../../fixtures/portal.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The exports of the bundled script. */
interface Script {
  openSession: () => Promise<void>;
  callInParallel: (count: number) => Promise<string[]>;
}

const scriptPath = '/parallel-calls.js';
const blankPage = '<!doctype html><title>Parallel calls</title><link rel="icon" href="data:,">';

/** Bundles the portal's session and SDK client into one file, without the portal's screens. */
async function buildScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@portal-kit/source'] },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('../../browser/parallel-calls.ts', import.meta.url)),
        formats: ['es'],
        fileName: 'parallel-calls',
      },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = [built].flat();
  const [chunk] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error('e2e: the script was not built');
  return chunk.code;
}

let script: string;
test.beforeAll(async () => {
  script = await buildScript();
});

/** Opens an empty page on the portal's origin with an open session. */
async function openSession(page: Page, portal: Portal) {
  await page.route(`**${scriptPath}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route('**/parallel-calls', (route) =>
    route.fulfill({ contentType: 'text/html', body: blankPage }),
  );
  await portal.open('/parallel-calls');
  await page.evaluate(async (path) => ((await import(path)) as Script).openSession(), scriptPath);
}

const callInParallel = (page: Page, count: number) =>
  page.evaluate(async ([path, calls]) => ((await import(path)) as Script).callInParallel(calls), [
    scriptPath,
    count,
  ] as const);

test('30 parallel calls refused with 401 cause one renewal and all succeed', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await openSession(page, portal);
  sandbox.expireAccessTokens();
  sandbox.control.clearJournal();
  problems.expectStatus(401, '/api/v1/suppliers/SUP-1001/items', 30);
  expect(await callInParallel(page, 30)).toEqual(Array(30).fill('8 items'));
  expect(sandbox.statuses('getAccessToken')).toEqual([200]);
  expect(sandbox.calls('getJwt')).toEqual([]);
  const statuses = sandbox.statuses('listItems');
  expect(statuses.toSorted()).toEqual([...Array(30).fill(200), ...Array(30).fill(401)]);
});

test('30 parallel calls fail together when the renewal is refused', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await openSession(page, portal);
  await sandbox.expire(demoUsers.supplierAdmin);
  sandbox.control.clearJournal();
  problems.expectStatus(401, '/api/v1/suppliers/SUP-1001/items', 30);
  problems.expectStatus(401, '/api/v2/auth/accessToken');
  expect(await callInParallel(page, 30)).toEqual(Array(30).fill('http 401'));
  expect(sandbox.statuses('listItems')).toEqual(Array(30).fill(401));
  expect(sandbox.statuses('getAccessToken')).toEqual([401]);
  expect(sandbox.calls('getJwt')).toHaveLength(1);
});
