import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { json } from '../test/api-server';
import { useApiServer } from '../test/fixture';
import { readmeExample } from '../test/readme-example';

const { server } = useApiServer();

async function runInNode(code: string) {
  return promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
}

test('the Node example of the README prints the SKUs of a supplier', async () => {
  server().respond(json(200, { data: [{ sku: 'A-1' }, { sku: 'B-2' }], meta: { total: 2 } }));
  const { stdout } = await runInNode(await readmeExample('Node', { baseUrl: server().baseUrl }));
  expect(stdout).toBe('A-1\nB-2\n');
  const { url, headers } = server().received[0] ?? {};
  expect([url, headers?.authorization]).toEqual([
    '/api/v1/suppliers/SUP-1001/items?limit=20&sortBy=sku',
    'Bearer access token',
  ]);
});

test('the Node example of the README prints the error of the server', async () => {
  server().respond(json(404, { errorMessage: 'No such supplier', traceId: 'req-7' }));
  const { stderr } = await runInNode(await readmeExample('Node', { baseUrl: server().baseUrl }));
  expect(stderr).toBe('http 404 No such supplier req-7\n');
});
