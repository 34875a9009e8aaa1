import { startPrismMock } from './chain.ts';
import { portOf, runUntilStopped } from './command.ts';

await runUntilStopped({
  name: 'mock',
  options: { port: { type: 'string', default: '4311' } },
  help: { port: 'where it listens (4311)' },
  async start({ port }) {
    const mock = await startPrismMock({ port: portOf(port) });
    return {
      lines: [
        `Mock from the contract: ${mock.origin}`,
        'Choose answers with Prefer: code=404, example=long or dynamic=true.',
      ],
      close: () => mock.close(),
    };
  },
});
