import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startChain } from './chain.ts';
import { portOf, runUntilStopped } from './command.ts';
import { welcome } from './welcome.ts';

const DATA_DIRECTORY = fileURLToPath(new URL('../.data', import.meta.url));
const REASONS = {
  new: 'Seeded with the demo data.',
  schema: 'The data file had an older shape: seeded anew with the demo data.',
} as const;

const isBuilt = (portalDir: string | undefined) =>
  portalDir !== undefined && existsSync(join(portalDir, 'index.html'));

function seedOf(flag: string): number {
  const seed = Number(flag);
  if (Number.isInteger(seed)) return seed;
  throw new Error(`@portal-kit/mocks: --seed takes a whole number, not ${flag}`);
}

function identityOf(flag: string): 'cdc' | 'oidc' {
  if (flag === 'cdc' || flag === 'oidc') return flag;
  throw new Error(`@portal-kit/mocks: --identity takes cdc or oidc, not ${flag}`);
}

/** Other data, another file: neither a seed nor a size ever replaces what somebody has worked on. */
function fileFor(seed: string | undefined, large: boolean): string {
  const parts = ['sandbox', ...(large ? ['large'] : []), ...(seed === undefined ? [] : [`seed-${seed}`])];
  return join(DATA_DIRECTORY, `${parts.join('-')}.sqlite`);
}

await runUntilStopped(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4310' },
      memory: { type: 'boolean', default: false },
      data: { type: 'string' },
      seed: { type: 'string' },
      large: { type: 'boolean', default: false },
      portal: { type: 'string' },
      identity: { type: 'string', default: 'cdc' },
      welcome: { type: 'boolean', default: false },
    },
  });
  const dataFile = values.memory ? undefined : (values.data ?? fileFor(values.seed, values.large));
  const chain = await startChain({
    large: values.large,
    port: portOf(values.port),
    identity: identityOf(values.identity),
    ...(dataFile === undefined ? {} : { dataFile }),
    ...(values.seed === undefined ? {} : { seed: seedOf(values.seed) }),
    ...(values.portal === undefined ? {} : { portalDir: values.portal }),
  });
  if (values.welcome) return { lines: welcome(chain), close: () => chain.close() };
  return {
    lines: [
      `Sandbox:  ${chain.origin}`,
      `Control:  ${chain.origin}/__sandbox`,
      ...(chain.oidc ? [`Sign-in:  ${chain.oidc.origin} (OpenID Connect)`] : []),
      `Data:     ${dataFile ?? 'in memory'}`,
      `Portal:   ${isBuilt(chain.portalDir) ? chain.portalDir : 'not built yet, API only'}`,
      chain.seededBecause ? REASONS[chain.seededBecause] : 'Kept the data of the file.',
    ],
    close: () => chain.close(),
  };
});
