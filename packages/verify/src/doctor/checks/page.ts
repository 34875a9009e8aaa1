import { UsageError } from '../../usage-error.ts';
import { type Context, isHttps, isLoopback } from '../context.ts';
import { type Answer, describeOutcome, getMediaType, type Probe } from '../probe.ts';
import type { Results } from '../results.ts';

const MOST_REDIRECTS = 5;
/** `Date` has a resolution of one second, and a response takes time. */
const MOST_SKEW_SECONDS = 30;

export const isPortalPage = (answer: Answer): boolean =>
  getMediaType(answer) === 'text/html' && /<div id="root">/.test(answer.body.toString());

/**
 * Loads the page and follows a redirect to HTTPS on the same host.
 *
 * @throws UsageError when the address does not lead to a portal.
 */
export async function openPage(
  probe: Probe,
  results: Results,
  given: string,
): Promise<{ origin: string; page: Answer }> {
  let page = await probe.page(`${given}/`);
  let origin = given;
  for (
    let redirects = 0;
    page.status >= 300 && page.status < 400 && redirects < MOST_REDIRECTS;
    redirects += 1
  ) {
    const target = new URL(page.headers.get('location') ?? '', page.url);
    if (target.hostname !== new URL(given).hostname)
      throw new UsageError(`${given} redirects to ${target.origin}. Pass --url ${target.origin}.`);
    if (target.pathname !== '/')
      throw new UsageError(
        `${given} redirects to the path ${target.pathname}. The portal must be at the root of its host.`,
      );
    origin = target.origin;
    page = await probe.page(`${origin}/`);
  }
  if (page.failure !== undefined) throw new UsageError(`${origin} ${describeOutcome(page)}.`);
  if (page.status === 200 && !isPortalPage(page))
    throw new UsageError(`${origin} responds with 200, but not with the page of the portal. Check --url.`);
  if (page.status !== 200)
    throw new UsageError(`${origin}/ ${describeOutcome(page)} instead of the page. Check --url.`);
  results.pass('connection.page', `${origin}/ responds with the page of the portal.`);
  return { origin, page };
}

export async function checkTransport(context: Context, given: string): Promise<void> {
  const { origin, results, probe } = context;
  if (!isHttps(origin)) {
    if (isLoopback(origin))
      results.skip('connection.https', 'The address is a loopback address, which needs no TLS.');
    else
      results.fail('connection.https', 'The portal is served over HTTP.', {
        change: 'Serve the portal over HTTPS: passwords and tokens are readable on the network.',
        nginx: ['listen 443 ssl;', 'ssl_certificate …;', 'ssl_certificate_key …;'],
        caddy: ['# the host name as the address of the site block: Caddy then obtains a certificate'],
      });
    results.skip('connection.redirect', 'The address is not an HTTPS address.');
    return;
  }
  results.pass('connection.https', 'The certificate is valid.');
  const plain = `http://${new URL(origin).host}`;
  if (given === plain) return results.pass('connection.redirect', `${plain} redirects to HTTPS.`);
  if (new URL(origin).port !== '')
    return results.skip('connection.redirect', 'The address has a port, so its HTTP address is unknown.');
  const answer = await probe.page(`${plain}/`);
  if (answer.failure !== undefined)
    return results.skip('connection.redirect', `${plain} ${describeOutcome(answer)}.`);
  const target = answer.headers.get('location') ?? '';
  const isRedirected = [301, 308].includes(answer.status) && target.startsWith(origin);
  results.judge(
    'connection.redirect',
    isRedirected
      ? undefined
      : `${plain} ${describeOutcome(answer)} instead of a permanent redirect to HTTPS.`,
    `${plain} redirects to HTTPS.`,
    {
      change: 'Redirect every address permanently to HTTPS.',
      nginx: ['server { listen 80; return 301 https://$host$request_uri; }'],
      caddy: ['# Caddy redirects by default: remove "auto_https disable_redirects"'],
    },
  );
}

/** Compares the `Date` header of a server with the clock of this machine. */
export function checkClock(
  { results }: Pick<Context, 'results'>,
  id: string,
  name: string,
  answer: Answer,
): void {
  const sent = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(sent)) {
    results.skip(id, `${name} sends no Date header.`);
    return;
  }
  const skewSeconds = Math.round((sent - answer.receivedAtMs) / 1000);
  const direction = skewSeconds > 0 ? 'ahead of' : 'behind';
  results.judge(
    id,
    Math.abs(skewSeconds) > MOST_SKEW_SECONDS
      ? `The clock of ${name} is ${Math.abs(skewSeconds)} s ${direction} the clock of this machine.`
      : undefined,
    `The clock of ${name} differs by at most ${MOST_SKEW_SECONDS} s from this machine.`,
    { change: 'Synchronize both clocks (NTP). Tokens are refused before and after their validity.' },
  );
}
