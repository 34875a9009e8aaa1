// A list of checks, two at a time, each with its result and its time; the output of those that fail comes last.
import { run } from './setup.mjs';

/** @returns {Promise<{ passed: number, failed: number }>} */
export async function runSteps(steps, { width = 2 } = {}) {
  const waiting = [...steps];
  const failures = [];
  let passed = 0;
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = Date.now();
      const { code, output } = step.run
        ? await step.run()
        : await run(step.command, step.args ?? [], { quiet: true, cwd: step.cwd, env: step.env });
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      const isGood = code === 0;
      console.log(`${isGood ? '✓' : '✗'} ${step.name} (${seconds} s)`);
      if (isGood) passed += 1;
      else failures.push({ name: step.name, output });
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  for (const { name, output } of failures) console.log(`\n── ${name} ──\n${output.trimEnd()}`);
  return { passed, failed: failures.length };
}
