// Runs a script with the toolchain's Node: node tools/environment/toolchain.mjs <script> [arguments]
import { ensureInstalled, exitWith, main, startServer } from './setup.mjs';

main(async () => {
  await ensureInstalled();
  exitWith(startServer(process.argv.slice(2)));
});
