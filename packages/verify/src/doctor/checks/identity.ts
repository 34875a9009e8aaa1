import { type Context, resolveUrl } from '../context.ts';
import { describeOutcome, getMediaType, parseJsonObject } from '../probe.ts';
import { checkOidc } from './oidc.ts';
import { checkClock } from './page.ts';
import { checkKeys } from './signing-keys.ts';

const INVALID_API_KEY = 400093;

/** Checks the identity provider, and adds the origins that the page calls. */
export async function checkIdentity(context: Context): Promise<void> {
  const { identity } = context.settings;
  if (identity === undefined)
    return context.results.skip('identity.reachable', 'config.json has no known identity provider.');
  if (identity.provider === 'oidc') return checkOidc(context, identity);
  await checkCdc(context, identity);
}

async function checkCdc(
  context: Context,
  {
    baseUrl,
    apiKey,
    webSdkUrl,
  }: { baseUrl: string | undefined; apiKey: string | undefined; webSdkUrl: string | undefined },
): Promise<void> {
  const { origin, probe, results } = context;
  if (baseUrl === undefined || apiKey === undefined)
    return results.skip(
      'identity.reachable',
      'config.json has no valid identity.baseUrl and identity.apiKey.',
    );
  const base = resolveUrl(context, baseUrl);
  const isForeign = new URL(base).origin !== origin;
  if (isForeign) context.connectOrigins.add(new URL(base).origin);
  // A read that needs no session. The provider takes all calls as form posts.
  const answer = await probe.send(`${base}/accounts.getJWTPublicKey`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(isForeign ? { origin } : {}) },
    body: new URLSearchParams({ apiKey, V2: 'true' }).toString(),
  });
  const body = parseJsonObject(answer);
  const code = body?.errorCode;
  const isProvider = answer.status === 200 && typeof code === 'number';
  results.judge(
    'identity.reachable',
    isProvider
      ? undefined
      : `${base} ${describeOutcome(answer)}${answer.status === 200 ? ', but not as Customer Data Cloud does' : ''}.`,
    `${base} is Customer Data Cloud.`,
    {
      change: baseUrl.startsWith('/')
        ? `Forward ${baseUrl}/ to the data center of your site, or set identity.baseUrl to its address.`
        : 'Set identity.baseUrl to https://accounts.{dc}.gigya.com with the data center of your site, or to your CNAME.',
      nginx: ['location ^~ /identity/ { proxy_pass https://accounts.eu1.gigya.com/; }'],
      caddy: [
        'handle_path /identity/* {',
        '  reverse_proxy https://accounts.eu1.gigya.com {',
        '    header_up Host {upstream_hostport}',
        '  }',
        '}',
      ],
    },
  );
  if (!isProvider) return;
  checkClock(context, 'clock.identity', 'the identity provider', answer);
  results.judge(
    'identity.api-key',
    code === INVALID_API_KEY ? 'The provider does not know identity.apiKey.' : undefined,
    'The provider knows identity.apiKey.',
    { change: 'Set identity.apiKey to the API key of the site, in the data center of identity.baseUrl.' },
  );
  if (code === 0) checkKeys(context, body?.keys);
  else if (code !== INVALID_API_KEY)
    results.fail('identity.keys', `The provider refuses to return its public keys (errorCode ${code}).`, {
      change: 'The API needs the keys to verify identity tokens. Check the permissions of the site.',
    });
  if (isForeign) {
    const allowed = answer.headers.get('access-control-allow-origin');
    results.judge(
      'identity.cors',
      allowed === origin || allowed === '*' ? undefined : `The provider does not allow ${origin}.`,
      `The provider allows ${origin}.`,
      { change: `Add ${origin} to the trusted site URLs of the site.` },
    );
  }
  if (webSdkUrl !== undefined) await checkWebSdk(context, webSdkUrl);
}

async function checkWebSdk(context: Context, webSdkUrl: string): Promise<void> {
  const { probe, results } = context;
  const url = resolveUrl(context, webSdkUrl);
  const answer = await probe.send(url);
  const isScript = answer.status === 200 && /javascript/.test(getMediaType(answer));
  results.judge(
    'identity.web-sdk',
    isScript
      ? undefined
      : `identity.webSdkUrl: ${url} ${answer.status === 200 ? 'is not a script' : describeOutcome(answer)}.`,
    'The script for single sign-on is served.',
    { change: 'Correct identity.webSdkUrl, or remove it to turn off single sign-on.' },
  );
}
