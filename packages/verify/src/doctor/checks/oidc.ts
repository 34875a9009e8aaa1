import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import { type Answer, describeOutcome, parseJsonObject } from '../probe.ts';
import { formatList } from '../results.ts';
import { checkClock } from './page.ts';
import { checkKeys } from './signing-keys.ts';

interface OidcSettings {
  readonly authority: string | undefined;
  readonly clientId: string | undefined;
  readonly scope: string;
}

const ENDPOINTS = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'];
/** Endpoints that the portal calls with `fetch`. */
const CALLED = ['token_endpoint', 'userinfo_endpoint', 'revocation_endpoint', 'jwks_uri'];

const isTextList = (value: unknown): value is string[] => Array.isArray(value);
const isUrl = (value: unknown): value is string => typeof value === 'string' && URL.canParse(value);

export async function checkOidc(context: Context, settings: OidcSettings): Promise<void> {
  const { origin, probe, results } = context;
  const { authority, clientId } = settings;
  if (authority === undefined || clientId === undefined)
    return results.skip(
      'identity.reachable',
      'config.json has no valid identity.authority and identity.clientId.',
    );
  const base = authority.replace(/\/$/, '');
  const answer = await probe.send(`${base}/.well-known/openid-configuration`, { headers: { origin } });
  const discovery = answer.status === 200 ? parseJsonObject(answer) : undefined;
  results.judge(
    'identity.reachable',
    discovery
      ? undefined
      : `${answer.url} ${answer.status === 200 ? 'is not JSON' : describeOutcome(answer)}.`,
    'The provider serves its discovery document.',
    {
      change:
        'Set identity.authority to the issuer, whose address precedes /.well-known/openid-configuration.',
    },
  );
  if (!discovery) return;
  for (const url of [authority, ...CALLED.map((name) => discovery[name]).filter(isUrl)]) {
    const called = new URL(url).origin;
    if (called !== origin) context.connectOrigins.add(called);
  }
  checkClock(context, 'clock.identity', 'the identity provider', answer);
  checkDiscovery(context, discovery, settings);
  await checkCalls(context, answer, discovery);
  if (isUrl(discovery.jwks_uri)) {
    const keys = await probe.send(discovery.jwks_uri);
    checkKeys(context, parseJsonObject(keys)?.keys);
  }
  await checkRedirect(context, discovery, clientId, settings.scope);
}

function checkDiscovery(
  { results }: Context,
  discovery: Readonly<Record<string, unknown>>,
  { authority, scope }: OidcSettings,
): void {
  results.judge(
    'identity.issuer',
    discovery.issuer === authority
      ? undefined
      : `The issuer is ${String(discovery.issuer)}, but identity.authority is ${authority}.`,
    'The issuer equals identity.authority.',
    { change: 'Set identity.authority to the issuer, character by character.' },
  );
  const missing = ENDPOINTS.filter((name) => !isUrl(discovery[name]));
  const { code_challenge_methods_supported: methods, scopes_supported: scopes } = discovery;
  const { token_endpoint_auth_methods_supported: clients } = discovery;
  const unknownScopes = isTextList(scopes) ? scope.split(' ').filter((each) => !scopes.includes(each)) : [];
  const problems = [
    ...(missing.length > 0 ? [`The discovery document lacks ${formatList(missing)}.`] : []),
    ...(isTextList(methods) && methods.includes('S256') ? [] : ['The provider does not offer PKCE (S256).']),
    ...(isTextList(clients) && !clients.includes('none')
      ? ['The provider does not offer public clients (none).']
      : []),
    ...(unknownScopes.length > 0
      ? [`The provider does not offer the scopes ${formatList(unknownScopes)}.`]
      : []),
  ];
  results.judge(
    'identity.discovery',
    problems.length === 0 ? undefined : problems.join(' '),
    'The provider offers everything that the portal uses.',
    {
      change:
        'Enable authorization code with PKCE for public clients and the scopes at the provider, or change identity.scope.',
    },
  );
}

async function checkCalls(
  context: Context,
  discovered: Answer,
  discovery: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { origin, probe, results } = context;
  if (new URL(discovered.url).origin === origin) return;
  const refused: string[] = [];
  if (!allows(discovered, origin)) refused.push('the discovery document');
  if (isUrl(discovery.token_endpoint)) {
    const preflight = await probe.send(discovery.token_endpoint, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    if (!allows(preflight, origin)) refused.push('token_endpoint');
  }
  results.judge(
    'identity.cors',
    refused.length === 0 ? undefined : `The provider does not allow ${origin} for ${formatList(refused)}.`,
    `The provider allows ${origin}.`,
    {
      change: `Add ${origin} to the allowed web origins of the client.`,
    },
  );
}

const allows = ({ headers }: Answer, origin: string) =>
  [origin, '*'].includes(headers.get('access-control-allow-origin') ?? '');

/** Starts a sign-in without a user: the provider shows no page and changes nothing (`prompt=none`). */
async function checkRedirect(
  { origin, probe, results }: Context,
  discovery: Readonly<Record<string, unknown>>,
  clientId: string,
  scope: string,
): Promise<void> {
  const id = 'identity.redirect-uri';
  if (!isUrl(discovery.authorization_endpoint)) return;
  const redirectUri = `${origin}/login`;
  const url = new URL(discovery.authorization_endpoint);
  const parameters = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    prompt: 'none',
    state: 'doctor',
    code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const answer = await probe.send(url.href);
  const target = answer.headers.get('location');
  const error = findErrorCode(target, redirectUri);
  const isKnown =
    answer.status < 400 && answer.failure === undefined && (error === undefined || isExpected(error));
  results.judge(
    id,
    isKnown
      ? undefined
      : `The provider refuses the client or ${redirectUri} (${error ?? describeOutcome(answer)}).`,
    `The provider knows the client and redirects to ${redirectUri}.`,
    {
      change: `Register ${redirectUri} as a redirect URI of the client identity.clientId, a public client with authorization code and PKCE.`,
    },
  );
}

/** Finds the code of an error that the provider sent to the portal. */
function findErrorCode(target: string | null, redirectUri: string): string | undefined {
  if (target === null || !target.startsWith(redirectUri)) return undefined;
  const code = new URL(target).searchParams.get('error') ?? undefined;
  return code !== undefined && /^\w+$/.test(code) ? code : undefined;
}

/** Returns whether an error code means that the provider needs the user. */
const isExpected = (code: string) => /^(?:login|interaction|consent|account_selection)_required$/.test(code);
