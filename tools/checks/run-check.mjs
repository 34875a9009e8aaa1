// The script of each turbo task: node checks/run-check.mjs <check>
// Prints one result line, then the output of a failed check.
import { main } from '../environment/setup.mjs';
import { checks } from './checks.mjs';

main(async () => {
  const { title, run } = checks[process.argv[2]];
  const startedMs = performance.now();
  const { code, output } = await run();
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)`);
  if (code === 0) return;
  console.log(output.trimEnd());
  process.exitCode = 1;
});
