import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startChain } from './chain.ts';
import { portOf, runUntilStopped } from './command.ts';

const DEFAULT_FILE = fileURLToPath(new URL('../.data/sandbox.sqlite', import.meta.url));
const REASONS = {
  new: 'Seeded with the demo data.',
  schema: 'The data file had an older shape: seeded anew with the demo data.',
} as const;

await runUntilStopped(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4310' },
      memory: { type: 'boolean', default: false },
      data: { type: 'string', default: DEFAULT_FILE },
      seed: { type: 'string' },
      portal: { type: 'string' },
    },
  });
  const chain = await startChain({
    port: portOf(values.port),
    ...(values.memory ? {} : { dataFile: values.data }),
    ...(values.seed === undefined ? {} : { seed: Number(values.seed) }),
    ...(values.portal === undefined ? {} : { portalDir: values.portal }),
  });
  return {
    lines: [
      `Sandbox:  ${chain.origin}`,
      `Control:  ${chain.origin}/__sandbox`,
      `Data:     ${values.memory ? 'in memory' : values.data}`,
      `Portal:   ${chain.portalDir ?? 'not built, API only'}`,
      ...(chain.seededBecause ? [REASONS[chain.seededBecause]] : []),
    ],
    close: () => chain.close(),
  };
});
