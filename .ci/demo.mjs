// npm run demo: widgets in the pages of a partner, against a sandbox in memory. Two origins, as in real life.
import { checkFree, chosenPort } from './ports.mjs';
import { ensureInstalled, environment, main, node, root, run, SetupError, start } from './setup.mjs';

const usual = 4340;

/** Ends with this process, however that ends; and this process ends with it. */
function serve(args) {
  const server = start(node, args, {
    cwd: root,
    env: { ...environment, PORTAL_END_WITH_STDIN: '1' },
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  return { server, ended: new Promise((resolve) => server.once('exit', (code) => resolve(code ?? 0))) };
}

async function buildPages() {
  const { code, output } = await run(
    'turbo',
    ['run', 'build', '--filter=@portal-kit/partner-demo', '--output-logs=errors-only'],
    { quiet: true },
  );
  if (code !== 0) throw new SetupError(`${output}\nThe pages could not be built.`);
}

main(async () => {
  const port = chosenPort(usual);
  if (port > 65_534)
    throw new SetupError('PORT is 65535; the sandbox takes the next one, so choose a smaller one.');
  const sandboxPort = port + 1;
  const others = { command: 'npm run demo', usual, instead: port < 65_533 ? port + 2 : port - 2 };
  for (const taken of [port, sandboxPort]) await checkFree(taken, others);
  await ensureInstalled();
  console.log('Building the packages and the pages (only what has changed) …');
  await buildPages();

  const servers = [
    serve(['mocks/src/sandbox.ts', '--memory', '--port', String(sandboxPort)]),
    serve([
      'apps/partner-demo/server/demo.ts',
      '--port',
      String(port),
      '--api',
      `http://127.0.0.1:${sandboxPort}`,
    ]),
  ];
  process.exitCode = await Promise.race(servers.map(({ ended }) => ended));
  for (const { server } of servers) server.stdin.end();
});
