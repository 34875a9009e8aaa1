import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { root } from '../commands/command-process.ts';
import { Sandbox } from '../fixtures/sandbox.ts';
import { documentedSettings } from './documented.ts';
import { giveToServer, skipReason } from './nginx.ts';
import { doctor } from './run-doctor.ts';
import { Site } from './site.ts';

// biome-ignore lint/suspicious/noSkippedTests: skips only without nginx and prints the reason
test.skip(skipReason !== undefined, skipReason);

interface Report {
  readonly checks: readonly { readonly id: string; readonly status: string; readonly found: string }[];
}

const [sameOrigin] = documentedSettings;
let folder: string;
// The doctor sends requests without a token, which the sandbox of the fixtures reports as violations.
let sandbox: Sandbox;
test.beforeAll(async () => {
  sandbox = await Sandbox.open();
  folder = await mkdtemp(join(tmpdir(), 'doctor-'));
});
test.afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

test('the documented nginx configuration passes every check of npm run doctor', async () => {
  const site = await Site.open(sandbox.origin);
  try {
    const file = join(root, 'docker/config.json');
    await site.write('config.json', await readFile(file));
    const build = process.env.PORTAL_E2E_DIST ?? '';
    const { code, stdout } = await doctor(['--url', site.origin, '--config', file, '--build', build]);
    expect({ code, failed: stdout.match(/^ {2}✗.*$/gm) }).toEqual({ code: 0, failed: null });
    expect(stdout).toContain('✓ integrity ');
    expect(stdout).toContain('✓ contract ');
    expect(stdout).toMatch(/: 37 ✓, 0 ✗, 6 –\. \d+ requests in /);
  } finally {
    await site.close();
  }
});

test('npm run doctor checks TLS, HSTS and mixed content over HTTPS, and prints JSON', async () => {
  const pem = await getCertificate(join(folder, 'certificate'), 'doctor', ['127.0.0.1']);
  const file = join(folder, 'server.pem');
  await writeFile(file, pem);
  await giveToServer(folder);
  const site = await Site.open(sandbox.origin, (configuration) =>
    configuration.replace(
      /listen (127[^;]+);/,
      `listen $1 ssl; ssl_certificate ${file}; ssl_certificate_key ${file};`,
    ),
  );
  const origin = site.origin.replace('http:', 'https:');
  try {
    await site.configure({ ...sameOrigin, apiBaseUrl: sandbox.origin });
    const untrusted = await doctor(['--url', origin]);
    expect([untrusted.code, untrusted.stderr]).toEqual([2, expect.stringContaining('is not trusted')]);
    const { code, stdout } = await doctor(['--url', origin, '--json'], { NODE_EXTRA_CA_CERTS: file });
    const { checks } = JSON.parse(stdout) as Report;
    const found = (id: string) => checks.find((check) => check.id === id);
    expect(code).toBe(1);
    expect(found('connection.https')).toMatchObject({ status: 'passed' });
    expect(found('headers.strict-transport-security')).toMatchObject({ status: 'passed' });
    expect(found('connection.mixed-content')).toMatchObject({
      status: 'failed',
      found: 'HTTP addresses in config.json: apiBaseUrl.',
    });
  } finally {
    await site.close();
  }
});
