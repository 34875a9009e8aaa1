// npm start: the portal against the sandbox, on one origin.
import { join } from 'node:path';
import { buildPortal } from './portal-build.mjs';
import { checkFree, chosenPort } from './ports.mjs';
import { ensureInstalled, environment, main, node, root, start } from './setup.mjs';

const usual = 4310;

main(async () => {
  const port = chosenPort(usual);
  await checkFree(port, { command: 'npm start', usual, instead: port < 65_535 ? port + 1 : port - 1 });
  await ensureInstalled();
  console.log('Building the portal (only what has changed) …');
  await buildPortal();

  const data = join(root, `mocks/.data/sandbox${port === usual ? '' : `-${port}`}.sqlite`);
  const portal = join(root, 'apps/portal/dist');
  const args = [
    'mocks/src/sandbox.ts',
    '--port',
    String(port),
    '--portal',
    portal,
    '--data',
    data,
    '--users',
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
