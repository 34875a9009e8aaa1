// npm run test:mutations: measures how many changes of the code the unit tests detect. Options: see tools/mutations/run.mjs.
import { ensureInstalled, environment, exitWith, main, node, root, start } from './setup.mjs';

main(async () => {
  await ensureInstalled();
  const args = ['tools/mutations/run.mjs', ...process.argv.slice(2)];
  exitWith(start(node, args, { cwd: root, env: environment, stdio: 'inherit' }));
});
