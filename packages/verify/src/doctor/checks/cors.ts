import { type Context, resolveUrl } from '../context.ts';
import { type Answer, describeOutcome } from '../probe.ts';
import { formatList } from '../results.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH'];
/** Methods that a preflight response need not list. */
const SIMPLE_METHODS = ['GET', 'POST'];
const REQUEST_HEADERS = ['authorization', 'access-token', 'content-type', 'idempotency-key', 'if-match'];
const EXPOSED = [
  'content-disposition',
  'etag',
  'idempotent-replayed',
  'location',
  'retry-after',
  'x-request-id',
];

const parseHeaderList = (header: string | null) =>
  new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

const findMissing = (header: string | null, needed: readonly string[]) => {
  const parts = parseHeaderList(header);
  return needed.filter((each) => !parts.has(each.toLowerCase()));
};

/** Checks that the API allows the portal and the partners' pages. `answer`: a response to the portal's origin. */
export async function checkCors(context: Context, base: string, answer: Answer): Promise<void> {
  const { origin, results, embedOrigins } = context;
  if (base === origin) results.skip('cors.portal', 'The API is on the origin of the portal.');
  else {
    await checkOrigin(context, 'cors.portal', base, origin, answer);
    checkExposed(context, 'cors.exposed-headers', answer);
  }
  for (const partner of embedOrigins) await checkOrigin(context, `cors.embed ${partner}`, base, partner);
  if (embedOrigins[0] !== undefined) await checkSessionCalls(context, base, embedOrigins[0]);
}

async function checkOrigin(
  { probe, results, settings, origin: portal }: Context,
  id: string,
  base: string,
  origin: string,
  response?: Answer,
): Promise<void> {
  const url = `${base}/api/v1/suppliers`;
  // With telemetry, the portal sends its span with each request.
  const hasSpans = origin === portal && settings.telemetryUrl !== undefined;
  const requestHeaders = hasSpans ? [...REQUEST_HEADERS, 'traceparent'] : REQUEST_HEADERS;
  const preflight = await probe.send(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': requestHeaders.join(','),
    },
  });
  const { headers } = preflight;
  const responses = [preflight, ...(response ? [response] : [])];
  const methods = findMissing(headers.get('access-control-allow-methods'), METHODS).filter(
    (method) => !SIMPLE_METHODS.includes(method),
  );
  const names = findMissing(headers.get('access-control-allow-headers'), requestHeaders);
  const problems = [
    ...(preflight.status < 200 || preflight.status > 299
      ? [`The preflight request ${describeOutcome(preflight)}.`]
      : []),
    ...(responses.some((each) => !isAllowed(each, origin)) ? [`The API does not allow ${origin}.`] : []),
    ...(methods.length > 0 ? [`Access-Control-Allow-Methods lacks ${formatList(methods)}.`] : []),
    ...(names.length > 0 ? [`Access-Control-Allow-Headers lacks ${formatList(names)}.`] : []),
    ...(headers.get('access-control-allow-credentials') === 'true'
      ? ['The API allows cookies, which it does not use.']
      : []),
  ];
  results.judge(id, problems.length === 0 ? undefined : problems.join(' '), `The API allows ${origin}.`, {
    change: 'The API must send these headers (docs/deploy.md, section The API).',
    nginx: [
      `add_header Access-Control-Allow-Origin ${origin} always;`,
      `add_header Access-Control-Allow-Methods "${METHODS.join(', ')}" always;`,
      `add_header Access-Control-Allow-Headers "${requestHeaders.join(', ')}" always;`,
    ],
    caddy: [
      `header Access-Control-Allow-Origin ${origin}`,
      `header Access-Control-Allow-Methods "${METHODS.join(', ')}"`,
      `header Access-Control-Allow-Headers "${requestHeaders.join(', ')}"`,
    ],
  });
}

const isAllowed = ({ headers }: Answer, origin: string) =>
  [origin, '*'].includes(headers.get('access-control-allow-origin') ?? '');

function checkExposed({ results }: Context, id: string, { headers }: Answer): void {
  const missing = findMissing(headers.get('access-control-expose-headers'), EXPOSED);
  const isVaried =
    headers.get('access-control-allow-origin') === '*' || parseHeaderList(headers.get('vary')).has('origin');
  const problems = [
    ...(missing.length > 0 ? [`Access-Control-Expose-Headers lacks ${formatList(missing)}.`] : []),
    ...(isVaried ? [] : ['Vary lacks Origin.']),
  ];
  results.judge(
    id,
    problems.length === 0 ? undefined : problems.join(' '),
    'The portal can read the headers of responses.',
    {
      change: 'Without these headers, downloads have no names and the portal detects no concurrent edits.',
      nginx: [
        `add_header Access-Control-Expose-Headers "${EXPOSED.join(', ')}" always;`,
        'add_header Vary Origin always;',
      ],
      caddy: [`header Access-Control-Expose-Headers "${EXPOSED.join(', ')}"`, 'header +Vary Origin'],
    },
  );
}

/** Browsers must not create widget sessions: they would need the secret of the service credential. */
async function checkSessionCalls({ probe, results }: Context, base: string, origin: string): Promise<void> {
  const id = 'cors.widget-sessions';
  const answer = await probe.send(`${base}/api/v2/embed/sessions/DOCTOR-0`, { headers: { origin } });
  if (answer.status === 404)
    return results.skip(id, 'The API has no widget sessions (extension document openapi/embed).');
  const isOpen = answer.headers.has('access-control-allow-origin');
  results.judge(
    id,
    isOpen ? '/api/v2/embed/sessions allows requests of browsers.' : undefined,
    '/api/v2/embed/sessions does not allow requests of browsers.',
    {
      change:
        'Send no CORS headers for /api/v2/embed/sessions: only servers may hold the service credential.',
    },
  );
}

/** Checks that a collector on another origin accepts the posts of the portal. */
export async function checkCollector(context: Context, address: string | undefined): Promise<void> {
  const { origin, probe, results } = context;
  if (address === undefined) return;
  const url = resolveUrl(context, address);
  if (new URL(url).origin === origin) return;
  const preflight = await probe.send(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  const problem =
    preflight.failure !== undefined
      ? `telemetryUrl: ${url} ${describeOutcome(preflight)}.`
      : isAllowed(preflight, origin)
        ? undefined
        : `telemetryUrl: ${url} does not allow ${origin}.`;
  results.judge('cors.telemetryUrl', problem, `The collector allows ${origin}.`, {
    change: `Allow the origin ${origin} and the header Content-Type at the collector.`,
  });
}
