import { parseArgs } from 'node:util';
import { startPrismMock } from './chain.ts';
import { portOf, runUntilStopped } from './command.ts';

await runUntilStopped(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4311' } } });
  const mock = await startPrismMock({ port: portOf(values.port) });
  return {
    lines: [
      `Mock from the contract: ${mock.origin}`,
      'Choose answers with Prefer: code=404, example=long or dynamic=true.',
    ],
    close: () => mock.close(),
  };
});
