// Runs a script of the project with the toolchain's Node: node .ci/toolchain.mjs <script> [arguments]
import { ensureInstalled, environment, main, node, root, start } from './setup.mjs';

main(async () => {
  await ensureInstalled();
  const child = start(node, process.argv.slice(2), {
    cwd: root,
    env: { ...environment, PORTAL_END_WITH_STDIN: '1' },
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGTERM' ? 0 : 1);
  });
});
