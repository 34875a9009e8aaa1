// npm start: the portal against the sandbox, on one origin.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensureInstalled, environment, main, node, root, run, SetupError, start } from './setup.mjs';

function chosenPort() {
  const text = process.env.PORT || '4310';
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new SetupError(`PORT is "${text}"; it must be a number from 1 to 65535.`);
}

function checkFree(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code, message }) => {
      const other = port < 65_535 ? port + 1 : port - 1;
      reject(
        new SetupError(
          code === 'EADDRINUSE'
            ? `Port ${port} is taken, perhaps by another "npm start". Stop that one, or choose: PORT=${other} npm start`
            : `Port ${port} cannot be used (${message}). Choose another: PORT=4310 npm start`,
        ),
      );
    });
    probe.listen(port, '127.0.0.1', () => probe.close(resolve));
  });
}

main(async () => {
  const port = chosenPort();
  await checkFree(port);
  await ensureInstalled();
  console.log('Building the portal (only what has changed) …');
  const build = await run(
    'turbo',
    ['run', 'build', '--filter=@portal-kit/portal', '--output-logs=errors-only'],
    {
      quiet: true,
    },
  );
  if (build.code !== 0) throw new SetupError(`${build.output}\nThe portal could not be built.`);

  const data = join(root, `mocks/.data/sandbox${port === 4310 ? '' : `-${port}`}.sqlite`);
  const portal = join(root, 'apps/portal/dist');
  const args = [
    'mocks/src/sandbox.ts',
    '--port',
    String(port),
    '--portal',
    portal,
    '--data',
    data,
    '--welcome',
  ];
  // The pipe tells the server when this process is gone, however it ended: no orphan keeps the port.
  const server = start(node, args, {
    cwd: root,
    env: { ...environment, PORTAL_END_WITH_STDIN: '1' },
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  server.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGTERM' ? 0 : 1);
  });
});
