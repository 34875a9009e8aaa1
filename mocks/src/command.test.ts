import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

const SERVER = `
import { once } from 'node:events';
import { runUntilStopped } from ${JSON.stringify(new URL('./command.ts', import.meta.url).href)};
await runUntilStopped({
  name: 'test',
  options: {},
  help: {},
  async start() {
    process.stdin.resume();
    return {
      lines: [],
      async close() {
        console.log('closing');
        await once(process.stdin, 'data');
      },
    };
  },
});
`;

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a server that receives %s twice closes completely',
  async (signal) => {
    const server = spawn(process.execPath, ['--input-type=module', '--eval', SERVER], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const exit = once(server, 'exit');
    for await (const line of createInterface(server.stdout)) {
      if (line.startsWith('Ready')) server.kill(signal);
      if (line === 'closing') {
        server.kill(signal);
        server.stdin.end('continue');
      }
    }
    expect(await exit).toEqual([0, null]);
  },
);
