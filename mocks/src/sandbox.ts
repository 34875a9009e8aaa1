import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChain } from './chain.ts';
import { portOf, runUntilStopped, wholeNumberOf } from './command.ts';
import { startupMessage } from './startup-message.ts';

const DATA_DIRECTORY = fileURLToPath(new URL('../.data', import.meta.url));
const REASONS = {
  new: 'Seeded with the demo data.',
  schema: 'The data file had an older shape: seeded anew with the demo data.',
} as const;

const isBuilt = (portalDir: string | undefined) =>
  portalDir !== undefined && existsSync(join(portalDir, 'index.html'));

function identityOf(flag: string): 'cdc' | 'oidc' {
  if (flag === 'cdc' || flag === 'oidc') return flag;
  throw new Error(`@portal-kit/mocks: --identity takes cdc or oidc, not ${flag}`);
}

/** One file per seed and size, so that existing data are never overwritten. */
function fileFor(seed: string | undefined, large: boolean): string {
  const parts = ['sandbox', ...(large ? ['large'] : []), ...(seed === undefined ? [] : [`seed-${seed}`])];
  return join(DATA_DIRECTORY, `${parts.join('-')}.sqlite`);
}

function portalOf(directory: string): string {
  if (isBuilt(directory)) return directory;
  throw new Error(
    `@portal-kit/mocks: ${directory} holds no built portal. npm run build makes apps/portal/dist.`,
  );
}

await runUntilStopped({
  name: 'sandbox',
  options: {
    port: { type: 'string', default: '4310' },
    memory: { type: 'boolean', default: false },
    data: { type: 'string' },
    seed: { type: 'string' },
    large: { type: 'boolean', default: false },
    identity: { type: 'string', default: 'cdc' },
    portal: { type: 'string' },
    startupMessage: { type: 'boolean', default: false },
  },
  help: {
    port: 'where it listens (4310)',
    memory: 'data live in memory and end with it',
    data: 'keeps the data in this file',
    seed: 'other orders, the same every time',
    large: '5,000 suppliers, 50,000 items, 20,000 orders',
    identity: 'cdc (Customer Data Cloud) or oidc (OpenID Connect)',
    portal: 'serves this built portal',
    startupMessage: 'says who can sign in',
  },
  async start({ port, memory, data, seed, large, identity, portal, startupMessage: isWelcome }) {
    if (memory && data !== undefined)
      throw new Error('@portal-kit/mocks: --memory keeps no file: leave it out, or --data');
    const dataFile = memory ? undefined : (data ?? fileFor(seed, large));
    const chain = await startChain({
      large,
      port: portOf(port),
      identity: identityOf(identity),
      ...(dataFile === undefined ? {} : { dataFile }),
      ...(seed === undefined ? {} : { seed: wholeNumberOf('seed', seed) }),
      ...(portal === undefined ? {} : { portalDir: portalOf(portal) }),
    });
    if (isWelcome) return { lines: startupMessage(chain), close: () => chain.close() };
    const isForNew = chain.seedReason === undefined && data !== undefined && (large || seed !== undefined);
    return {
      lines: [
        `Sandbox:  ${chain.origin}`,
        `Control:  ${chain.origin}/__sandbox`,
        ...(chain.oidc ? [`Sign-in:  ${chain.oidc.origin} (OpenID Connect)`] : []),
        `Data:     ${dataFile ?? 'in memory'}`,
        `Portal:   ${isBuilt(chain.portalDir) ? chain.portalDir : 'not built yet (npm run build), API only'}`,
        chain.seedReason ? REASONS[chain.seedReason] : 'Kept the data of the file.',
        ...(isForNew ? ['--seed and --large count for a new file, or after a reset.'] : []),
      ],
      close: () => chain.close(),
    };
  },
});
