import { parseArgs } from 'node:util';
import { UsageError } from '../usage-error.ts';
import type { VerifyOptions } from './run.ts';

const OPTIONS = {
  url: { type: 'string' },
  identity: { type: 'string' },
  user: { type: 'string' },
  'api-key': { type: 'string' },
  token: { type: 'string' },
  'identity-token': { type: 'string' },
  'data-path': { type: 'string' },
  supplier: { type: 'string' },
  'forbidden-supplier': { type: 'string' },
  origin: { type: 'string' },
  writes: { type: 'boolean', default: false },
  partial: { type: 'boolean', default: false },
  operations: { type: 'string' },
  tags: { type: 'string' },
  samples: { type: 'string', default: '3' },
  seed: { type: 'string', default: '20261120' },
  rate: { type: 'string', default: '10' },
  'max-requests': { type: 'string', default: '3000' },
  timeout: { type: 'string', default: '10000' },
  report: { type: 'string', default: 'reports/verify' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export const USAGE = `npm run verify -- --url <api> [options]

Compares a deployment with the contract. Reads only, unless --writes is set.

  --url <address>              address of the API, without /api
  --identity <address>         address of the identity provider (Customer Data Cloud); with --user and --api-key
  --user <login>               login ID; the password comes from VERIFY_PASSWORD
  --api-key <key>              API key of the site at the identity provider
  --token <token>              access token, instead of a sign-in; also VERIFY_TOKEN
  --identity-token <token>     identity token, for example of an OpenID Connect provider; also VERIFY_IDENTITY_TOKEN
  --data-path <path>           path that replaces /api/v1, as in the portal's configuration
  --supplier <id>              supplier of the requests (first supplier of the list); required with --writes
  --forbidden-supplier <id>    supplier that the user must not read, for status 403
  --writes                     also creates and changes records, and cleans them up
  --origin <origin>            with --writes: origin of a widget session; the credential of the
                               partner's server comes from VERIFY_SERVICE_CREDENTIAL=<clientId:secret>
  --operations <id,id>         checks only these operations
  --tags <tag,tag>             checks only the operations with these tags, such as Items
  --partial                    accepts operations that the deployment does not implement
  --samples <n>                generated requests of each kind for each read (3)
  --seed <n>                   seed of the generated requests (20261120)
  --rate <n>                   requests per second (10)
  --max-requests <n>           largest number of requests (3000)
  --timeout <ms>               time limit of each request (10000)
  --report <directory>         directory of report.html, report.xml and report.json (reports/verify)

Exit codes: 0 conforms, 1 deviates, 2 wrong usage, unreachable or interrupted.`;

export interface ParsedOptions {
  readonly options: VerifyOptions;
  readonly reportDirectory: string;
}

/**
 * Reads the command line. `undefined`: the user asked for help.
 *
 * @throws UsageError that names the wrong option.
 */
export function parseOptions(args: readonly string[], env: NodeJS.ProcessEnv): ParsedOptions | undefined {
  const values = parseArguments(args);
  if (values.help) return undefined;
  if (values.url === undefined) throw new UsageError('--url is missing.');
  const identityUrl = values.identity === undefined ? undefined : parseUrl('identity', values.identity);
  const accessToken = values.token ?? env.VERIFY_TOKEN;
  const identityToken = values['identity-token'] ?? env.VERIFY_IDENTITY_TOKEN;
  const login = parseLogin(values.user, env.VERIFY_PASSWORD, values['api-key'], identityUrl);
  if (!login && accessToken === undefined && identityToken === undefined)
    throw new UsageError(
      'Sign in with --identity, --user and VERIFY_PASSWORD, or pass --token or --identity-token.',
    );
  if (values.writes && values.supplier === undefined)
    throw new UsageError('--writes requires --supplier: the supplier in which records are created.');
  const service = env.VERIFY_SERVICE_CREDENTIAL;
  const optional = {
    login,
    accessToken,
    identityToken,
    serviceCredential: service,
    supplierId: values.supplier,
    forbiddenSupplier: values['forbidden-supplier'],
    origin: values.origin,
    operations: parseList(values.operations),
    tags: parseList(values.tags),
  };
  return {
    reportDirectory: values.report,
    options: {
      deployment: {
        apiUrl: parseUrl('url', values.url),
        ...(identityUrl === undefined ? {} : { identityUrl }),
        ...(values['data-path'] === undefined
          ? {}
          : { dataPath: `/${values['data-path'].replaceAll(/^\/|\/$/g, '')}` }),
      },
      limits: {
        rate: parseWholeNumber('rate', values.rate, 1, 1000),
        maxRequests: parseWholeNumber('max-requests', values['max-requests'], 1, 100_000),
        timeoutMs: parseWholeNumber('timeout', values.timeout, 100, 600_000),
      },
      samples: parseWholeNumber('samples', values.samples, 0, 1000),
      seed: parseWholeNumber('seed', values.seed, 0, 2_147_483_647),
      hasWrites: values.writes,
      isPartial: values.partial,
      ...(Object.fromEntries(
        Object.entries(optional).filter(([, value]) => value !== undefined),
      ) as Partial<VerifyOptions>),
    },
  };
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function parseLogin(
  loginId: string | undefined,
  password: string | undefined,
  apiKey: string | undefined,
  identityUrl: string | undefined,
): VerifyOptions['login'] {
  if (loginId === undefined && identityUrl === undefined) return undefined;
  if (identityUrl === undefined) throw new UsageError('--user requires --identity.');
  if (loginId === undefined) throw new UsageError('--identity requires --user.');
  if (apiKey === undefined) throw new UsageError('--identity requires --api-key.');
  if (password === undefined) throw new UsageError('--user requires the password in VERIFY_PASSWORD.');
  return { loginId, password, apiKey };
}

function parseUrl(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`--${name} must be an address such as https://api.example, not "${text}".`);
  if (url.search || url.hash || url.username)
    throw new UsageError(`--${name} must have no query, no fragment and no user.`);
  return (url.origin + url.pathname).replace(/\/$/, '');
}

function parseWholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new UsageError(`--${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

const parseList = (text: string | undefined) =>
  text?.split(',').flatMap((entry) => (entry.trim() === '' ? [] : [entry.trim()]));
