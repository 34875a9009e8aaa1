import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startChain } from './chain.ts';
import { portOf, runUntilStopped } from './command.ts';
import { welcome } from './welcome.ts';

const DEFAULT_FILE = fileURLToPath(new URL('../.data/sandbox.sqlite', import.meta.url));
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

await runUntilStopped(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4310' },
      memory: { type: 'boolean', default: false },
      data: { type: 'string', default: DEFAULT_FILE },
      seed: { type: 'string' },
      portal: { type: 'string' },
      identity: { type: 'string', default: 'cdc' },
      welcome: { type: 'boolean', default: false },
    },
  });
  const chain = await startChain({
    port: portOf(values.port),
    identity: identityOf(values.identity),
    ...(values.memory ? {} : { dataFile: values.data }),
    ...(values.seed === undefined ? {} : { seed: seedOf(values.seed) }),
    ...(values.portal === undefined ? {} : { portalDir: values.portal }),
  });
  if (values.welcome) return { lines: welcome(chain), close: () => chain.close() };
  return {
    lines: [
      `Sandbox:  ${chain.origin}`,
      `Control:  ${chain.origin}/__sandbox`,
      ...(chain.oidc ? [`Sign-in:  ${chain.oidc.origin} (OpenID Connect)`] : []),
      `Data:     ${values.memory ? 'in memory' : values.data}`,
      `Portal:   ${isBuilt(chain.portalDir) ? chain.portalDir : 'not built yet, API only'}`,
      ...(chain.seededBecause ? [REASONS[chain.seededBecause]] : []),
    ],
    close: () => chain.close(),
  };
});
