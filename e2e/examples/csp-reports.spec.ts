import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type CommandProcess, freePort, root, startCommand } from '../commands/command-process.ts';

interface Reports {
  readonly origin: string;
  readonly process: CommandProcess;
}

const test = base.extend<{ reports: Reports }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  reports: async ({}, use) => {
    const port = await freePort();
    const env = { PORT: String(port), PER_MINUTE: '8' };
    const process = startCommand('npm', ['start'], env, join(root, 'examples/csp-reports'));
    await process.says('Open ');
    await use({ origin: `http://127.0.0.1:${port}`, process });
    process.interrupt();
    await process.ended;
  },
});

const groupsOf = async ({ origin }: Reports) =>
  (await (await fetch(`${origin}/groups`)).json()) as { groups: Record<string, unknown>[]; ignored: number };

const times = { firstSeen: expect.any(String), lastSeen: expect.any(String) };

const post = async ({ origin }: Reports, type: string, body: unknown, client = '192.0.2.1') => {
  const headers = { 'content-type': type, 'x-forwarded-for': client };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (await fetch(`${origin}/csp-reports`, { method: 'POST', headers, body: text })).status;
};

const violation = (file: string, id: string) => ({
  'csp-report': {
    'document-uri': `https://portal.example/${id}/items/edit/ITM-${id}?search=dana%40halberd.example`,
    'effective-directive': 'connect-src',
    'blocked-uri': `https://evil.example/collect?user=${id}`,
    'source-file': file,
  },
});

test('reports in both formats have one group without identifiers, and reports of extensions are ignored', async ({
  reports,
}) => {
  const file = 'https://portal.example/assets/items-1a2b3c4.js?v=SUP-1001';
  expect(await post(reports, 'application/csp-report', violation(file, 'SUP-1001'))).toBe(204);
  expect(await post(reports, 'application/csp-report', violation(file, 'SUP-2002'))).toBe(204);
  const body = {
    documentURL: 'https://portal.example/SUP-3003/items/edit/ITM-9',
    effectiveDirective: 'connect-src',
    blockedURL: 'https://evil.example/other',
    sourceFile: file,
  };
  const batch = [
    { type: 'csp-violation', body },
    { type: 'deprecation', body: {} },
  ];
  expect(await post(reports, 'application/reports+json', batch)).toBe(204);
  const extension = violation('chrome-extension://abc/content.js', 'SUP-1001');
  expect(await post(reports, 'application/csp-report', extension)).toBe(204);
  expect(await groupsOf(reports)).toEqual({
    groups: [
      {
        ...{ directive: 'connect-src', blocked: 'https://evil.example', screen: '/*/items/edit/*' },
        ...{ file: 'items-1a2b3c4.js', count: 3, ...times },
      },
    ],
    ignored: 1,
  });
  expect(reports.process.output()).not.toMatch(/SUP-|ITM-|dana|collect|192\.0/);
});

test('wrong, too large and too many reports are refused', async ({ reports }) => {
  expect(await post(reports, 'text/plain', '{}')).toBe(415);
  expect(await post(reports, 'application/csp-report', '{')).toBe(400);
  expect(await post(reports, 'application/csp-report', {})).toBe(400);
  expect(await post(reports, 'application/csp-report', ' '.repeat(70_000))).toBe(413);
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push(await post(reports, 'application/csp-report', violation('', 'SUP-1')));
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  expect(await post(reports, 'application/csp-report', violation('', 'SUP-1'), '192.0.2.2')).toBe(204);
});

test('a browser sends its report of a blocked request', async ({ page, reports }) => {
  const policy = `default-src 'none'; report-uri ${reports.origin}/csp-reports`;
  const site = createServer((_, response) => {
    const headers = { 'content-type': 'text/html', 'content-security-policy': policy };
    response.writeHead(200, headers).end('<!doctype html><img src="https://evil.example/a.png">');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  try {
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/login?code=secret`);
    await expect
      .poll(async () => (await groupsOf(reports)).groups)
      .toContainEqual({
        ...{ directive: 'img-src', blocked: 'https://evil.example', screen: '/login', file: '' },
        ...{ count: 1, ...times },
      });
  } finally {
    site.close();
  }
});
