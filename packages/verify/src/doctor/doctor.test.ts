import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Chain, startChain } from '@portal-kit/mocks/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseOptions } from './options.ts';
import type { DoctorReport } from './results.ts';
import type { examine } from './run.ts';
import { KNOWN_FIELDS } from './settings.ts';
import { type Reply, settings } from './test-deployment.ts';
import { examineUrl, failures, onPage, start, writeTemporaryFile } from './test-examination.ts';
import { textReport } from './text-report.ts';

test('a correct deployment passes every check, and receives no request that changes data', async () => {
  const deployment = await start();
  const { origin, build, received } = deployment;
  const report = await examineUrl(origin, {
    buildFolder: build,
    configFile: writeTemporaryFile('config.json', JSON.stringify(settings)),
  });
  expect(failures(report)).toEqual({});
  expect(report.checks.filter(({ status }) => status === 'skipped').map(({ id }) => id)).toEqual([
    'connection.https',
    'connection.redirect',
    'headers.reporting',
    'headers.strict-transport-security',
    'connection.mixed-content',
    'cors.portal',
  ]);
  expect(report.summary).toEqual({ passed: 37, failed: 0, skipped: 6 });
  const writes = received.filter((line) => !/^(?:GET|OPTIONS) /.test(line));
  expect(writes).toEqual(['POST /identity/accounts.getJWTPublicKey']);
});

test('the report for people names each failed check, what to change and lines for nginx and Caddy', async () => {
  const { origin } = await start({ change: onPage({ 'x-frame-options': undefined }) });
  const report = await examineUrl(origin);
  expect(textReport({ ...report, durationMs: 1200, requests: 50 }).split('\n')).toEqual(
    expect.arrayContaining([
      'Headers of the page',
      expect.stringMatching(/^ {2}✗ x-frame-options +The page has no X-Frame-Options\.$/),
      '      Change: Send this header with the page.',
      '      nginx:  add_header X-Frame-Options "DENY" always;',
      '      Caddy:  header X-Frame-Options "DENY"',
      `${origin}: 34 ✓, 1 ✗, 7 –. 50 requests in 1.2 s.`,
    ]),
  );
});

test('changed files, another build and another config.json are reported', async () => {
  const deployment = await start({
    change: (reply, path) => (path.endsWith('.css') ? { ...reply, body: `${reply.body} ` } : undefined),
  });
  const other = writeTemporaryFile(
    'config.json',
    JSON.stringify({ ...settings, supportEmail: 'other@harbor.example' }),
  );
  const report = await examineUrl(deployment.origin, { buildFolder: deployment.build, configFile: other });
  expect(failures(report)).toEqual({
    'config.deployed': 'The deployed config.json differs from the file in supportEmail.',
    'files.integrity': '1 of 3 files are missing or differ from the build: /assets/portal-123456.css.',
  });
  writeFileSync(join(deployment.build, 'index.html'), 'another release');
  expect(failures(await examineUrl(deployment.origin, { buildFolder: deployment.build }))).toMatchObject({
    'files.integrity': 'The page belongs to another build.',
  });
});

const allowing = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-methods': 'GET, POST, PUT, PATCH',
  'access-control-allow-headers': 'Authorization, Access-Token, Content-Type, Idempotency-Key, If-Match',
  'access-control-expose-headers':
    'Content-Disposition, ETag, Idempotent-Replayed, Location, Retry-After, X-Request-Id',
  vary: 'Origin',
});

describe('an API on another origin', () => {
  async function startBoth(
    allowed: (path: string) => Record<string, string>,
    partner: string[] = [],
    config: object = {},
  ) {
    const api = await start({
      change: (reply, path, method) => ({
        ...reply,
        status: method === 'OPTIONS' ? 204 : reply.status,
        headers: { ...reply.headers, ...allowed(path) },
        body: method === 'OPTIONS' ? '' : reply.body,
      }),
    });
    const portal = await start({ config: { ...settings, apiBaseUrl: api.origin, ...config } });
    const report = await examineUrl(portal.origin, { embedOrigins: partner });
    return { api: api.origin, portal: portal.origin, report };
  }

  test('the policy must list the API, and the API must allow the portal', async () => {
    const { api, portal, report } = await startBoth(() => ({}));
    expect(failures(report)).toEqual({
      'headers.content-security-policy': `connect-src lacks ${api}.`,
      'cors.portal': `The API does not allow ${portal}. Access-Control-Allow-Methods lacks PUT, PATCH. Access-Control-Allow-Headers lacks authorization, access-token, content-type, idempotency-key, if-match.`,
      'cors.exposed-headers':
        'Access-Control-Expose-Headers lacks content-disposition, etag, idempotent-replayed, location, retry-after, x-request-id. Vary lacks Origin.',
    });
    const { nginx } = report.checks.find(({ id }) => id === 'headers.content-security-policy') ?? {};
    expect(nginx?.[0]).toContain(`connect-src 'self' ${api};`);
  });

  test('an API that allows every origin is accepted for partners, but not with open widget sessions', async () => {
    const { report } = await startBoth(() => allowing('*'), ['https://partner.example']);
    expect(failures(report)).toEqual({
      'headers.content-security-policy': expect.stringContaining('connect-src lacks'),
      'cors.widget-sessions': '/api/v2/embed/sessions allows requests of browsers.',
    });
    const closed = await startBoth(
      (path) => (path.includes('/embed/') ? {} : allowing('https://partner.example')),
      ['https://partner.example'],
    );
    expect(failures(closed.report)).toEqual({
      'headers.content-security-policy': expect.stringContaining('connect-src lacks'),
      'cors.portal': `The API does not allow ${closed.portal}.`,
    });
  });

  test('if telemetryUrl is set, the doctor requires CORS for traceparent at the API and for the portal at the collector', async () => {
    const collector = await start();
    const telemetryUrl = `${collector.origin}/v1/traces`;
    const { portal, report } = await startBoth(() => allowing('*'), [], { telemetryUrl });
    expect(failures(report)).toMatchObject({
      'cors.portal': 'Access-Control-Allow-Headers lacks traceparent.',
      'cors.telemetryUrl': `telemetryUrl: ${telemetryUrl} does not allow ${portal}.`,
    });
  });
});

describe('OpenID Connect', () => {
  let chain: Chain;
  let identity: Record<string, string>;
  beforeAll(async () => {
    chain = await startChain({ portalDir: false, identity: 'oidc' });
    const config = (await (await fetch(`${chain.origin}/config.json`)).json()) as {
      identity: Record<string, string>;
    };
    identity = config.identity;
    return () => chain.close();
  });
  const ofIdentity = (report: DoctorReport) =>
    report.checks
      .filter(({ id }) => /^identity\./.test(id))
      .map(({ id, status, found }) => [id, status, found]);

  test('a correct provider passes, and the policy must list its origin', async () => {
    const { origin } = await start({ config: { ...settings, identity } });
    const report = await examineUrl(origin);
    expect(ofIdentity(report)).toEqual([
      ['identity.reachable', 'passed', 'The provider serves its discovery document.'],
      ['identity.issuer', 'passed', 'The issuer equals identity.authority.'],
      ['identity.discovery', 'passed', 'The provider offers everything that the portal uses.'],
      ['identity.cors', 'passed', `The provider allows ${origin}.`],
      ['identity.keys', 'passed', 'The provider has 1 public key.'],
      ['identity.redirect-uri', 'passed', `The provider knows the client and redirects to ${origin}/login.`],
    ]);
    expect(failures(report)).toHaveProperty(
      ['headers.content-security-policy'],
      `connect-src lacks ${identity.authority}.`,
    );
  });

  test('a provider with a wrong issuer, scope, client or discovery document is reported', async () => {
    const authority = String(identity.authority).replace('127.0.0.1', 'localhost');
    const wrong = { ...identity, authority, scope: 'openid payroll', clientId: 'other' };
    const { origin } = await start({ config: { ...settings, identity: wrong } });
    expect(failures(await examineUrl(origin))).toMatchObject({
      'identity.issuer': `The issuer is ${identity.authority}, but identity.authority is ${authority}.`,
      'identity.discovery': 'The provider does not offer the scopes payroll.',
      'identity.redirect-uri': `The provider refuses the client or ${origin}/login (responds with 400).`,
    });
    const other = await start({ config: { ...settings, identity: { ...identity, authority: origin } } });
    expect(failures(await examineUrl(other.origin))).toMatchObject({
      'identity.reachable': `${origin}/.well-known/openid-configuration is not JSON.`,
    });
  });
});

describe('a deployment that cannot be checked', () => {
  test.each([
    ['an unreachable address', 'http://127.0.0.1:1', /^http:\/\/127\.0\.0\.1:1 does not respond: /],
    ['an unknown host', 'http://portal.invalid', /^http:\/\/portal\.invalid does not respond: /],
  ])('%s is an error with its reason', async (_, url, message) => {
    await expect(examineUrl(url)).rejects.toThrow(message);
  });

  test('a site that is not the portal, an error and a redirect to another host are errors', async () => {
    const answers: Reply[] = [
      { status: 200, headers: { 'content-type': 'text/html' }, body: 'Welcome to nginx' },
      { status: 502, headers: {}, body: '' },
      { status: 302, headers: { location: 'https://www.harbor.example/' }, body: '' },
      { status: 301, headers: { location: '/portal/' }, body: '' },
    ];
    const messages: string[] = [];
    for (const answer of answers) {
      const { origin } = await start({ change: () => answer });
      await examineUrl(origin).catch((error: Error) => messages.push(error.message.replace(origin, '')));
    }
    expect(messages).toEqual([
      ' responds with 200, but not with the page of the portal. Check --url.',
      '/ responds with 502 instead of the page. Check --url.',
      ' redirects to https://www.harbor.example. Pass --url https://www.harbor.example.',
      ' redirects to the path /portal/. The portal must be at the root of its host.',
    ]);
  });

  test('a server that never completes its response is an error', async () => {
    const { origin } = await start({
      change: () => ({ status: 200, headers: { 'content-length': '9' }, body: 'x' }),
    });
    await expect(examineUrl(origin, { timeoutMs: 300 })).rejects.toThrow(
      'no complete response within 300 ms',
    );
  });

  test('wrong files are errors', async () => {
    const { origin } = await start();
    const check = (options: Partial<Parameters<typeof examine>[0]>) => examineUrl(origin, options);
    await expect(check({ configFile: join(tmpdir(), 'no-such-folder', 'none.json') })).rejects.toThrow(
      /cannot be read \(ENOENT\)\.$/,
    );
    await expect(check({ configFile: writeTemporaryFile('a.json', '{') })).rejects.toThrow(
      /a\.json is not JSON\.$/,
    );
    await expect(check({ configFile: writeTemporaryFile('b.json', '[]') })).rejects.toThrow(
      /is not a JSON object\.$/,
    );
    await expect(check({ buildFolder: dirname(writeTemporaryFile('c.json', '')) })).rejects.toThrow(
      /is not a build of the portal \(ENOENT\)\.$/,
    );
  });

  test.each([
    [[], '--url is missing.'],
    [['--url', 'portal.example'], '--url must be an origin such as https://portal.example.'],
    [['--url', 'https://user:hunter2@portal.example'], '--url must contain no user and no password.'],
    [['--url', 'https://portal.example/portal/'], '--url must be an origin without a path.'],
    [
      ['--url', 'https://portal.example', '--timeout', '0'],
      '--timeout must be a whole number from 100 to 60000.',
    ],
    [['--color'], "Unknown option '--color'"],
  ])('the options %j are refused: %s', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message);
  });
});

test('docs/deploy.md lists every setting that the doctor knows', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../docs/deploy.md'), 'utf8');
  const documented = [...guide.matchAll(/^\| `([a-zA-Z]+(?:\.[a-zA-Z]+)?)` \|/gm)].map(([, name]) => name);
  expect(documented).toEqual(expect.arrayContaining([...KNOWN_FIELDS]));
});
