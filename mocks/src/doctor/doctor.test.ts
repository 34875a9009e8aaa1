import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { parseOptions } from './options.ts';
import type { Change, DoctorReport } from './results.ts';
import { examine } from './run.ts';
import { KNOWN_FIELDS } from './settings.ts';
import {
  type DeploymentOptions,
  type Reply,
  settings,
  startDeployment,
  type TestDeployment,
} from './test-deployment.ts';
import { textReport } from './text-report.ts';

let folder: string;
const open: TestDeployment[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  for (const deployment of open.splice(0)) await deployment.close();
});

async function start(options: DeploymentOptions = {}): Promise<TestDeployment> {
  const deployment = await startDeployment(options);
  open.push(deployment);
  return deployment;
}

const fileOf = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const examineUrl = (url: string, options: Partial<Parameters<typeof examine>[0]> = {}) =>
  examine({
    url,
    configFile: undefined,
    buildFolder: undefined,
    embedOrigins: [],
    timeoutMs: 2000,
    ...options,
  });

/** The failed checks of a deployment, with their findings. */
const failures = ({ checks }: DoctorReport) =>
  Object.fromEntries(checks.filter(({ status }) => status === 'failed').map(({ id, found }) => [id, found]));

const findings = async (options: DeploymentOptions) =>
  failures(await examineUrl((await start(options)).origin));

/** Changes the headers of the page. */
const onPage = (headers: Readonly<Record<string, string | undefined>>) => (reply: Reply) => {
  if (reply.headers['content-type'] !== 'text/html') return undefined;
  const kept = Object.entries({ ...reply.headers, ...headers }).filter(([, value]) => value !== undefined);
  return { ...reply, headers: Object.fromEntries(kept) as Record<string, string> };
};

test('a right deployment passes every check, with reads only', async () => {
  const deployment = await start();
  const { origin, build, received } = deployment;
  const report = await examineUrl(origin, {
    buildFolder: build,
    configFile: fileOf('config.json', JSON.stringify(settings)),
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

const wrongDeployments: readonly (readonly [
  what: string,
  options: DeploymentOptions,
  found: Record<string, string>,
])[] = [
  [
    'without security headers',
    {
      change: onPage({
        'content-security-policy': undefined,
        'x-frame-options': undefined,
        'referrer-policy': 'origin',
        'x-content-type-options': undefined,
        'cross-origin-resource-policy': undefined,
        'cross-origin-opener-policy': undefined,
        'permissions-policy': undefined,
      }),
    },
    {
      'headers.content-security-policy': 'The page has no content security policy.',
      'headers.x-content-type-options': 'The page has no X-Content-Type-Options.',
      'headers.cross-origin-resource-policy': 'The page has no Cross-Origin-Resource-Policy.',
      'headers.x-frame-options': 'The page has no X-Frame-Options.',
      'headers.referrer-policy': 'Referrer-Policy is origin instead of no-referrer.',
      'headers.cross-origin-opener-policy': 'The page has no Cross-Origin-Opener-Policy.',
      'headers.permissions-policy': 'The page has no Permissions-Policy.',
    },
  ],
  [
    'whose policy allows inline styles, has no Trusted Types and blocks workers',
    {
      change: onPage({
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'none'; manifest-src 'self'; frame-src blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      }),
    },
    {
      'headers.content-security-policy':
        "style-src allows 'unsafe-inline'. worker-src lacks 'self'. require-trusted-types-for is missing. trusted-types is missing.",
    },
  ],
  [
    'that caches the page and config.json and does not cache files',
    {
      change: (reply, path) => {
        reply.headers['cache-control'] = path.startsWith('/assets/') ? 'no-cache' : 'max-age=600';
        return undefined;
      },
    },
    {
      'config.caching': '/config.json may be cached.',
      'caching.page': 'The page may be cached (max-age=600).',
      'caching.js': '/assets/portal-1234567.js has Cache-Control: no-cache.',
      'caching.css': '/assets/portal-123456.css has Cache-Control: no-cache.',
      'caching.woff2': '/assets/inter-123456.woff2 has Cache-Control: no-cache.',
      'caching.missing-files': 'The 404 of /missing-0000000.json, /.vite/manifest.json may be cached.',
    },
  ],
  [
    'whose script has another value of a header',
    {
      change: (reply, path) => {
        if (path.endsWith('.js')) reply.headers['x-content-type-options'] = 'none';
        return undefined;
      },
    },
    {
      'files.headers': '/assets/portal-1234567.js lacks X-Content-Type-Options: nosniff.',
    },
  ],
  [
    'that does not compress',
    { isCompressed: false },
    {
      'files.compression-js': '/assets/portal-1234567.js is not compressed (3514 bytes).',
      'files.compression-css': '/assets/portal-123456.css is not compressed (3025 bytes).',
    },
  ],
  [
    'with wrong types',
    {
      change: (reply, path) => {
        if (path.endsWith('.js') || path === '/config.json') reply.headers['content-type'] = 'text/plain';
        return undefined;
      },
    },
    {
      'config.type': '/config.json has the type text/plain.',
      'files.type-js': '/assets/portal-1234567.js has the type text/plain instead of text/javascript.',
    },
  ],
  [
    'that serves the page for a missing file',
    {
      change: (reply, _, method) => {
        if (reply.status === 404 && method === 'GET' && reply.body === 'missing')
          Object.assign(reply, { status: 200, body: 'page', headers: { 'content-type': 'text/html' } });
        return undefined;
      },
    },
    {
      'addresses.missing-files':
        '/assets/missing-0000000.js responds with 200 instead of 404. /missing-0000000.json responds with 200 instead of 404. /.vite/manifest.json responds with 200 instead of 404.',
    },
  ],
  [
    'that treats screens as files',
    {
      change: (reply, path) =>
        path === '/login' || path.includes('%40') ? { ...reply, status: 404, body: 'missing' } : undefined,
    },
    {
      'addresses.screens':
        '/login responds with 404. /SUP-1/users-and-roles/edit/a%40b.example responds with 404.',
    },
  ],
  [
    'without config.json',
    { change: (reply, path) => (path === '/config.json' ? { ...reply, status: 404 } : undefined) },
    { 'config.served': '/config.json responds with 404.' },
  ],
  [
    'with wrong settings, without printing their values',
    {
      config: {
        apiBaseUrl: 'https://api.harbor.example/',
        identity: { provider: 'cdc', apiKey: 7, clientSecret: 'hunter2' },
        brand: { name: '', shortName: 'HL', logoUrl: 'https://cdn.example/logo.svg' },
        tracing: {},
        telemetry: { url: '/logs', slowCallMs: -1 },
        supportMail: 'support@harbor.example',
      },
    },
    {
      'config.apiBaseUrl': 'apiBaseUrl ends with a slash.',
      'config.identity.baseUrl': 'identity.baseUrl is missing.',
      'config.identity.apiKey': 'identity.apiKey is not a text.',
      'config.identity.clientSecret':
        'identity.clientSecret is not a setting of the portal, and config.json is public.',
      'config.brand.name': 'brand.name is empty.',
      'config.brand.logoUrl':
        'brand.logoUrl is not a path of the portal, and the security policy blocks other images.',
      'config.supportEmail': 'supportEmail is missing.',
      'config.supportMail': 'supportMail is not a setting of the portal.',
      'config.tracing.url': 'tracing.url is missing.',
      'config.telemetry.slowCallMs': 'telemetry.slowCallMs is not a positive whole number.',
    },
  ],
  [
    'whose clock is wrong',
    {
      change: (reply, path) => {
        if (path === '/') reply.headers.date = new Date(Date.now() + 3_600_000).toUTCString();
        return undefined;
      },
    },
    {
      'clock.portal': expect.stringMatching(/^The clock of the portal is 3(?:599|600) s ahead of the clock/),
    },
  ],
  [
    'that forwards neither the API nor the identity provider',
    {
      change: (reply, path) =>
        /^\/(?:api|identity)\//.test(path)
          ? { ...reply, status: 200, headers: { 'content-type': 'text/html' }, body: '<html></html>' }
          : undefined,
    },
    {
      'identity.reachable': expect.stringMatching(
        /\/identity responds with 200, but not as Customer Data Cloud does\.$/,
      ),
      'api.reachable': expect.stringMatching(
        /\/api\/feature-flags responds with 200 and a page instead of 401 and an error of the contract\.$/,
      ),
    },
  ],
  [
    'with an unknown API key',
    {
      change: (reply, path) =>
        path.startsWith('/identity/') ? { ...reply, body: '{"errorCode":400093}' } : undefined,
    },
    { 'identity.api-key': 'The provider does not know identity.apiKey.' },
  ],
  [
    'with an older API',
    {
      change: (reply, path) => {
        if (/exports\/outbound-orders|suggested-items/.test(path)) reply.status = 404;
        return undefined;
      },
    },
    {
      'api.contract':
        'The API lacks 3 of 29 read operations of the contract 1.0.0: suggestItems, exportOutboundOrders, getBillOfLading.',
    },
  ],
];

test.each(wrongDeployments)('a deployment %s has exactly these findings', async (_, options, expected) => {
  expect(await findings(options)).toEqual(expected);
});

test('every finding has a change, and its lines are complete lines for nginx and Caddy', async () => {
  const changes: Partial<Change>[] = [];
  for (const [, options] of wrongDeployments) {
    const { checks } = await examineUrl((await start(options)).origin);
    changes.push(...checks.filter(({ status }) => status === 'failed'));
  }
  expect(changes.filter(({ change }) => !change)).toEqual([]);
  // Caddy accepts a brace of a block only at the end of a line. Placeholders have no spaces.
  const caddy = changes.flatMap((change) => change.caddy ?? []);
  expect(caddy.filter((line) => !/^\s*#/.test(line) && /\{\s+\S|\S\s+\}/.test(line))).toEqual([]);
  expect(caddy).toContain('handle_errors {');
  const nginx = changes.flatMap((change) => change.nginx ?? []);
  expect(nginx.filter((line) => !/^\s*#|[;{}]$/.test(line))).toEqual([]);
  const opened = (lines: readonly string[]) =>
    lines.join('').split('{').length - lines.join('').split('}').length;
  expect([opened(caddy), opened(nginx)]).toEqual([0, 0]);
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

test('changed files, another build and another config.json are found', async () => {
  const deployment = await start({
    change: (reply, path) => (path.endsWith('.css') ? { ...reply, body: `${reply.body} ` } : undefined),
  });
  const other = fileOf('config.json', JSON.stringify({ ...settings, supportEmail: 'other@harbor.example' }));
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
  async function startBoth(allowed: (path: string) => Record<string, string>, partner: string[] = []) {
    const api = await start({
      change: (reply, path, method) => ({
        ...reply,
        status: method === 'OPTIONS' ? 204 : reply.status,
        headers: { ...reply.headers, ...allowed(path) },
        body: method === 'OPTIONS' ? '' : reply.body,
      }),
    });
    const portal = await start({ config: { ...settings, apiBaseUrl: api.origin } });
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

  test('an API that allows every origin is right for partners, but not with open widget sessions', async () => {
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

  test('a right provider passes, and the policy must list its origin', async () => {
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

  test('a provider whose issuer, scopes, client or discovery document are wrong is found', async () => {
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
    await expect(check({ configFile: join(folder, 'none.json') })).rejects.toThrow(
      /cannot be read \(ENOENT\)\.$/,
    );
    await expect(check({ configFile: fileOf('a.json', '{') })).rejects.toThrow(/a\.json is not JSON\.$/);
    await expect(check({ configFile: fileOf('b.json', '[]') })).rejects.toThrow(/is not a JSON object\.$/);
    await expect(check({ buildFolder: folder })).rejects.toThrow(
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
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/deploy.md'), 'utf8');
  const documented = [...guide.matchAll(/^\| `([a-zA-Z]+(?:\.[a-zA-Z]+)?)` \|/gm)].map(([, name]) => name);
  expect(documented).toEqual(expect.arrayContaining([...KNOWN_FIELDS]));
});
