import { expect, test } from 'vitest';
import type { Change } from './results.ts';
import type { DeploymentOptions } from './test-deployment.ts';
import { examineUrl, findings, onPage, start } from './test-examination.ts';

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
        telemetryUrl: 'collector',
        tracing: { url: '/traces' },
        telemetry: { url: '/logs' },
        supportMail: 'support@harbor.example',
        draftsAfterExpiry: 'session',
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
      'config.draftsAfterExpiry': 'draftsAfterExpiry is not tab.',
      'config.telemetryUrl': 'telemetryUrl is neither an address nor a path of the portal.',
      'config.tracing': 'tracing is a setting of an earlier release.',
      'config.telemetry': 'telemetry is a setting of an earlier release.',
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

test.each(wrongDeployments)(
  'a deployment %s is reported with exactly these findings',
  async (_, options, expected) => {
    expect(await findings(options)).toEqual(expected);
  },
);

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
