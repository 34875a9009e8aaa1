import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startChain } from './chain.ts';
import { parsePort, parseWholeNumber, runUntilStopped } from './command.ts';
import { parseHostNames } from './gateway/own-hosts.ts';
import { installation } from './installation.ts';
import type { RecorderOptions } from './recordings/recorder.ts';
import { otherOrigins, startupMessage } from './startup-message.ts';
import { DEFAULT_LIMIT } from './worlds/worlds.ts';

const REASONS = {
  new: 'Seeded with demo data.',
  schema: 'The data file had an older schema and was reseeded with demo data.',
} as const;

const isBuilt = (portalDir: string | undefined) =>
  portalDir !== undefined && existsSync(join(portalDir, 'index.html'));

function parseIdentity(flag: string): 'cdc' | 'oidc' {
  if (flag === 'cdc' || flag === 'oidc') return flag;
  throw new Error(`@portal-kit/mocks: --identity must be cdc or oidc, not "${flag}"`);
}

function parseCollectorUrl(flag: string): string {
  if (/^https?:\/\//.test(flag) && URL.canParse(flag)) return flag;
  throw new Error(
    `@portal-kit/mocks: --traces must be an address such as http://127.0.0.1:4318/v1/traces, not "${flag}"`,
  );
}

function parseWorldLimit(flag: string): number {
  const limit = parseWholeNumber('worlds', flag);
  if (limit >= 1 && limit <= 100) return limit;
  throw new Error(`@portal-kit/mocks: --worlds must be a number from 1 to 100, not "${flag}"`);
}

/**
 * Returns the path of the data file. Each seed and size has its own file, so that existing data are never overwritten.
 */
function fileFor(seed: string | undefined, large: boolean): string {
  const parts = ['sandbox', ...(large ? ['large'] : []), ...(seed === undefined ? [] : [`seed-${seed}`])];
  return join(installation.data, `${parts.join('-')}.sqlite`);
}

function checkPortalDirectory(directory: string): string {
  if (isBuilt(directory)) return directory;
  throw new Error(
    `@portal-kit/mocks: ${directory} contains no built portal. Run npm run build to create apps/portal/dist.`,
  );
}

function portalLine(directory: string | undefined): string {
  if (isBuilt(directory)) return String(directory);
  return directory === undefined ? 'none, API only' : 'not built (npm run build), API only';
}

interface RecordFlags {
  readonly record?: string | undefined;
  readonly recording?: string | undefined;
  readonly 'record-identity'?: string | undefined;
  readonly 'record-api-key'?: string | undefined;
  readonly 'keep-names': boolean;
  readonly 'keep-files': boolean;
}

function parseRecorderOptions(flags: RecordFlags): RecorderOptions | undefined {
  const {
    record: api,
    recording: file,
    'record-identity': identity,
    'record-api-key': identityApiKey,
  } = flags;
  if (api === undefined && (flags['keep-names'] || flags['keep-files']))
    throw new Error('@portal-kit/mocks: --keep-names and --keep-files require --record.');
  if (api === undefined && file === undefined && identity === undefined && identityApiKey === undefined)
    return undefined;
  if (api === undefined || file === undefined)
    throw new Error(
      '@portal-kit/mocks: --record <api url> and --recording <file.har> belong together. Add both.',
    );
  return {
    api,
    file,
    keepsNames: flags['keep-names'],
    keepsFiles: flags['keep-files'],
    ...(identity === undefined ? {} : { identity }),
    ...(identityApiKey === undefined ? {} : { identityApiKey }),
  };
}

await runUntilStopped({
  name: 'sandbox',
  options: {
    port: { type: 'string', default: '4310' },
    host: { type: 'string', multiple: true, default: [] },
    memory: { type: 'boolean', default: false },
    data: { type: 'string' },
    seed: { type: 'string' },
    large: { type: 'boolean', default: false },
    identity: { type: 'string', default: 'cdc' },
    portal: { type: 'string' },
    worlds: { type: 'string', default: String(DEFAULT_LIMIT) },
    traces: { type: 'string' },
    users: { type: 'boolean', default: false },
    record: { type: 'string' },
    'record-identity': { type: 'string' },
    'record-api-key': { type: 'string' },
    recording: { type: 'string' },
    'keep-names': { type: 'boolean', default: false },
    'keep-files': { type: 'boolean', default: false },
    replay: { type: 'string' },
  },
  help: {
    port: 'port to listen on (4310)',
    host: 'name or address under which other devices may reach the sandbox; repeatable',
    memory: 'keep data in memory only',
    data: 'store data in this file',
    seed: 'seed of the generated orders',
    large: 'seed 5,000 suppliers, 50,000 items, 20,000 orders',
    identity: 'cdc (Customer Data Cloud) or oidc (OpenID Connect)',
    portal: 'directory of the built portal',
    worlds: `largest number of worlds, including the default world (${DEFAULT_LIMIT})`,
    traces:
      'send OpenTelemetry traces to this address (OTLP over HTTP), such as http://127.0.0.1:4318/v1/traces',
    users: 'print the demo users',
    record: 'forward requests to this portal API and record them',
    'record-identity': "base URL of this API's identity provider (<api>/identity)",
    'record-api-key': 'site of Customer Data Cloud for --record',
    recording: 'HAR file that --record creates',
    'keep-names': 'record names, email addresses, phone numbers and tax IDs',
    'keep-files': 'record downloaded files, which cannot be redacted',
    replay: 'HAR file to replay',
  },
  async start({
    port,
    host,
    memory,
    data,
    seed,
    large,
    identity,
    portal,
    worlds,
    traces,
    users: printsUsers,
    ...flags
  }) {
    if (memory && data !== undefined)
      throw new Error('@portal-kit/mocks: --memory and --data exclude each other. Remove one of them.');
    if (host.length > 0 && identity === 'oidc')
      throw new Error(
        '@portal-kit/mocks: --host and --identity oidc exclude each other, because the OpenID Connect provider accepts local connections only.',
      );
    if (flags.record !== undefined && identity === 'oidc')
      throw new Error(
        '@portal-kit/mocks: --record and --identity oidc exclude each other, because sign-in by redirect cannot be forwarded.',
      );
    const ownHosts = parseHostNames(host);
    const dataFile = memory ? undefined : (data ?? fileFor(seed, large));
    const record = parseRecorderOptions(flags);
    const chain = await startChain({
      large,
      ...(record ? { record } : {}),
      ...(flags.replay === undefined ? {} : { replayFile: flags.replay }),
      port: parsePort(port),
      identity: parseIdentity(identity),
      worlds: parseWorldLimit(worlds),
      ownHosts,
      ...(traces === undefined ? {} : { tracesUrl: parseCollectorUrl(traces) }),
      ...(dataFile === undefined ? {} : { dataFile }),
      ...(seed === undefined ? {} : { seed: parseWholeNumber('seed', seed) }),
      ...(portal === undefined ? {} : { portalDir: checkPortalDirectory(portal) }),
    });
    const connections = [
      ...(record ? [`Back end: ${record.api}`, `Records:  ${record.file}`] : []),
      ...(flags.replay === undefined ? [] : [`Replays:  ${flags.replay}`]),
      ...(traces === undefined ? [] : [`Traces:   ${traces}`]),
    ];
    if (printsUsers) {
      const indented = connections.map((line) => `  ${line}`);
      return {
        lines: [...startupMessage(chain, ownHosts), ...indented, ...(indented.length === 0 ? [] : [''])],
        close: () => chain.close(),
      };
    }
    const areSeedFlagsIgnored =
      chain.seedReason === undefined && data !== undefined && (large || seed !== undefined);
    return {
      lines: [
        `Sandbox:  ${chain.origin}`,
        ...otherOrigins(chain, ownHosts).map((origin) => `          ${origin}`),
        `Control:  ${chain.origin}/__sandbox`,
        ...(chain.oidc ? [`Sign-in:  ${chain.oidc.origin} (OpenID Connect)`] : []),
        ...connections,
        `Data:     ${dataFile ?? 'in memory'}`,
        `Portal:   ${portalLine(chain.portalDir)}`,
        chain.seedReason ? REASONS[chain.seedReason] : 'Using the existing data.',
        ...(areSeedFlagsIgnored ? ['--seed and --large take effect with a new file or after a reset.'] : []),
      ],
      close: () => chain.close(),
    };
  },
});
