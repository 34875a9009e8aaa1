import { startPrismMock } from './chain.ts';
import { parsePort, runUntilStopped } from './command.ts';

await runUntilStopped({
  name: 'mock',
  options: { port: { type: 'string', default: '4311' } },
  help: { port: 'port to listen on (4311)' },
  async start({ port }) {
    const mock = await startPrismMock({ port: parsePort(port) });
    return {
      lines: [
        `Contract mock: ${mock.origin}`,
        'Select responses with Prefer: code=404, example=long or dynamic=true.',
      ],
      close: () => mock.close(),
    };
  },
});
