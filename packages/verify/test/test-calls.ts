import { format, parseArgs } from 'node:util';
import { CALLS_PER_SEED, type CallRunResult, getCallRate } from '../src/calls/run-calls.ts';
import { runSandboxCalls } from './sandbox-calls/run-sandbox-calls.ts';
import { SANDBOX } from './sandbox-calls/sandbox-target.ts';

const USAGE = `npm run test:calls -- [options]

Sends generated calls of every operation to the gate and the sandbox, in one process.

  --calls <n>   number of calls (100000)
  --seed <n>    seed of the calls (20261120)

Exit codes: 0 no failure, 1 failure, 2 wrong usage.`;

const OPTIONS = {
  calls: { type: 'string', default: '100000' },
  seed: { type: 'string', default: '20261120' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function parseWholeNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`--${name} must be a whole number from 1 to 999999999, not "${text}".`);
}

function formatReport({ calls, durationMs, statuses, failure }: CallRunResult): string[] {
  const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  const summary = `${calls} calls in ${Math.round(durationMs / 1000)} s, ${getCallRate(calls, durationMs)} calls/s.`;
  if (!failure) return [`${summary} No failure.`, counts.join(', ')];
  return [
    `${summary} A call failed.`,
    failure.message,
    '',
    `Repeat it: npm run test:calls -- --seed ${failure.seed} --calls ${CALLS_PER_SEED}`,
    `In a sandbox (npm run sandbox -- --memory): ACCESS_TOKEN=$(curl -s '${SANDBOX}/__sandbox/token?user=root@portal.example')`,
    ...failure.curls,
  ];
}

async function main(): Promise<number> {
  let options: { readonly calls: number; readonly seed: number };
  try {
    const { values } = parseArgs({ options: OPTIONS });
    if (values.help) {
      console.log(USAGE);
      return 0;
    }
    options = { calls: parseWholeNumber('calls', values.calls), seed: parseWholeNumber('seed', values.seed) };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    return 2;
  }
  // The sandbox reports its failures here, again for each attempt to shorten the sequence.
  let reported = '';
  console.error = (...parts) => {
    reported = format(...parts);
  };
  const result = await runSandboxCalls({ ...options, print: (line) => console.log(line) });
  for (const line of formatReport(result)) console.log(line);
  if (result.failure && reported !== '') console.log(`\n${reported}`);
  return result.failure ? 1 : 0;
}

process.exit(await main());
