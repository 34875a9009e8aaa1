import { parseArgs } from 'node:util';
import { UsageError } from '../usage-error.ts';

const OPTIONS = {
  url: { type: 'string' },
  config: { type: 'string' },
  build: { type: 'string' },
  'embed-origin': { type: 'string', multiple: true, default: [] as string[] },
  timeout: { type: 'string', default: '10000' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export const USAGE = `npm run doctor -- --url <origin> [options]

Checks a deployment of the portal and says what to change. Reads only.

  --url <origin>            origin of the portal, for example https://portal.example
  --config <file>           config.json that should be deployed; compared with the deployed one
  --build <folder>          build that should be deployed (apps/portal/dist); compares every file
  --embed-origin <origin>   origin of a partner's pages with widgets; repeatable
  --timeout <ms>            time limit of each request (10000)
  --json                    prints the report as JSON

Exit codes: 0 all checks pass, 1 a check fails, 2 the deployment could not be checked.`;

export interface DoctorOptions {
  readonly url: string;
  readonly configFile: string | undefined;
  readonly buildFolder: string | undefined;
  readonly embedOrigins: readonly string[];
  readonly timeoutMs: number;
}

export interface ParsedOptions {
  readonly options: DoctorOptions;
  readonly isJson: boolean;
}

/**
 * Reads the command line. `undefined`: the user asked for help.
 *
 * @throws UsageError that names the wrong option.
 */
export function parseOptions(args: readonly string[]): ParsedOptions | undefined {
  const values = parseArguments(args);
  if (values.help) return undefined;
  if (values.url === undefined) throw new UsageError('--url is missing.');
  return {
    isJson: values.json,
    options: {
      url: parseOrigin('url', values.url),
      configFile: values.config,
      buildFolder: values.build,
      embedOrigins: values['embed-origin'].map((text) => parseOrigin('embed-origin', text)),
      timeoutMs: parseTimeout(values.timeout),
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

function parseOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`--${name} must be an origin such as https://portal.example.`);
  if (url.username || url.password) throw new UsageError(`--${name} must contain no user and no password.`);
  if (url.pathname !== '/' || url.search || url.hash)
    throw new UsageError(
      `--${name} must be an origin without a path. The portal must be at the root of its host.`,
    );
  return url.origin;
}

function parseTimeout(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 100 && value <= 60_000) return value;
  throw new UsageError('--timeout must be a whole number from 100 to 60000.');
}
