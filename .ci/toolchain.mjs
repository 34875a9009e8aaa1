// Runs a script of the project with the toolchain's Node: node .ci/toolchain.mjs <script> [arguments]
import { spawn } from 'node:child_process';
import { ensureInstalled, environment, main, node, root } from './setup.mjs';

main(async () => {
  await ensureInstalled();
  const child = spawn(node, process.argv.slice(2), {
    cwd: root,
    env: { ...environment, PORTAL_END_WITH_STDIN: '1' },
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGTERM' ? 0 : 1);
  });
});
