import { isObject } from '@portal-kit/contract/is-object';
import { type Context, type ReadOperation, resolveUrl } from '../context.ts';
import { type Answer, describeOutcome, getMediaType, parseJsonObject } from '../probe.ts';
import { formatList } from '../results.ts';
import { checkCors } from './cors.ts';
import { checkClock } from './page.ts';

const FORWARD = {
  nginx: ['location ^~ /api/ { proxy_pass https://api.internal.example; }'],
  caddy: ['reverse_proxy /api/* https://api.internal.example {', '  header_up Host {upstream_hostport}', '}'],
};

/** Returns a value of a path parameter that no record has. */
const getSampleValue = (name: string) => (name === 'countryCode' ? 'US' : 'DOCTOR-0');

const buildUrl = (base: string, { path, hasDataPath }: ReadOperation, dataBasePath: string | undefined) => {
  const concrete = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => getSampleValue(name));
  return (
    base + (hasDataPath && dataBasePath !== undefined ? concrete.replace('/api/v1', dataBasePath) : concrete)
  );
};

/** Returns whether the body is one of the contract's errors. */
const isContractError = (answer: Answer) => {
  const { errorMessage, errorCode } = parseJsonObject(answer) ?? {};
  return typeof errorMessage === 'string' && typeof errorCode === 'string';
};

/** Checks that the API responds, allows the needed origins and serves the contract of this release. */
export async function checkApi(context: Context): Promise<void> {
  const { origin, probe, results, settings } = context;
  if (settings.apiBaseUrl === undefined)
    return results.skip('api.reachable', 'config.json has no valid apiBaseUrl.');
  const base = settings.apiBaseUrl === '' ? origin : resolveUrl(context, settings.apiBaseUrl);
  const path = '/api/feature-flags';
  const answer = await probe.send(base + path, { headers: base === origin ? {} : { origin } });
  const isApi = answer.status === 401 && isContractError(answer);
  const isPage = getMediaType(answer) === 'text/html';
  results.judge(
    'api.reachable',
    isApi
      ? undefined
      : answer.failure !== undefined
        ? `${base}${path} ${describeOutcome(answer)}.`
        : `${base}${path} ${describeOutcome(answer)}${isPage ? ' and a page' : ''} instead of 401 and an error of the contract.`,
    `${base}/api responds with errors of the contract.`,
    {
      change:
        base === origin
          ? 'Forward /api/ to the API, or set apiBaseUrl to its origin.'
          : 'Set apiBaseUrl to the origin of the API, and check that it is running.',
      ...(base === origin ? FORWARD : {}),
    },
  );
  if (answer.failure !== undefined) return;
  checkClock(context, 'clock.api', 'the API', answer);
  if (isApi) await checkContract(context, base);
  if (base !== origin || context.embedOrigins.length > 0) await checkCors(context, base, answer);
  else results.skip('cors.portal', 'The API is on the origin of the portal.');
}

/** Requests every read operation without a token: an operation that exists responds with 401. */
async function checkContract(context: Context, base: string): Promise<void> {
  const { probe, results, contract, settings } = context;
  const id = 'api.contract';
  const missing: string[] = [];
  for (const operation of contract.reads) {
    const answer = await probe.send(buildUrl(base, operation, settings.dataBasePath));
    if (answer.failure !== undefined) return results.skip(id, `${answer.url} ${describeOutcome(answer)}.`);
    if (!isObject(parseJsonObject(answer)) || !isContractError(answer) || [405, 501].includes(answer.status))
      missing.push(operation.id);
    else if (answer.status === 404) missing.push(operation.id);
  }
  const count = contract.reads.length;
  if (missing.length > 0)
    return results.fail(
      id,
      `The API lacks ${missing.length} of ${count} read operations of the contract ${contract.version}: ${formatList(missing)}.`,
      {
        change:
          'Deploy the API that implements the contract of this portal, or set dataBasePath. npm run verify compares every operation.',
      },
    );
  const unknown = await probe.send(`${base}/api/v1/doctor-unknown`);
  if (unknown.status === 401)
    return results.skip(
      id,
      'Without a token, the API also responds with 401 to unknown paths. npm run verify compares the contract with a token.',
    );
  results.pass(id, `The API has the ${count} read operations of the contract ${contract.version}.`);
}
