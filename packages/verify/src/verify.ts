import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadContract } from '@portal-kit/contract/contract';
import { UsageError } from './usage-error.ts';
import { parseOptions, USAGE } from './verification/options.ts';
import type { VerificationReport } from './verification/outcome.ts';
import { htmlReport } from './verification/reports/html-report.ts';
import { junitReport } from './verification/reports/junit-report.ts';
import { verify } from './verification/run.ts';

const EXIT = { conforms: 0, deviates: 1, failed: 2 } as const;

async function main(): Promise<number> {
  const parsed = parseOptions(process.argv.slice(2), process.env);
  if (!parsed) {
    console.log(USAGE);
    return EXIT.conforms;
  }
  const { options, reportDirectory } = parsed;
  const interruption = new AbortController();
  const stop = () => {
    if (!interruption.signal.aborted) console.log('Stopping. Cleaning up …');
    interruption.abort();
  };
  // npm and the terminal send the same signal again. It must not end the process during the cleanup.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  if (process.env.PORTAL_END_WITH_STDIN === '1') process.stdin.once('end', stop).resume().unref?.();
  const report = await verify(await loadContract(), options, {
    interruption: interruption.signal,
    print: (line) => console.log(line),
  });
  const files = await writeReports(report, resolve(process.env.INIT_CWD ?? process.cwd(), reportDirectory));
  for (const line of formatConclusion(report, files)) console.log(line);
  if (report.incomplete !== undefined) return EXIT.failed;
  return report.conforms ? EXIT.conforms : EXIT.deviates;
}

async function writeReports(report: VerificationReport, directory: string): Promise<string[]> {
  await mkdir(directory, { recursive: true });
  const files = {
    'report.html': htmlReport(report),
    'report.xml': junitReport(report),
    'report.json': `${JSON.stringify(report, null, 2)}\n`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
  return Object.keys(files).map((name) => join(directory, name));
}

function formatConclusion(report: VerificationReport, files: readonly string[]): string[] {
  const { conforms, incomplete, summary, statuses, requests, durationMs, remainders } = report;
  const verdict =
    incomplete === undefined ? (conforms ? 'conforms' : 'deviates') : 'is not completely checked';
  return [
    '',
    `${report.deployment} ${verdict}: ${requests} requests in ${(durationMs / 1000).toFixed(1)} s.`,
    `Operations: conform ${summary.conforms}, deviate ${summary.deviates}, not implemented ${summary['not implemented']}, skipped ${summary.skipped}.`,
    `Statuses:   conform ${statuses.conforms}, deviate ${statuses.deviates}, skipped ${statuses.skipped}.`,
    ...remainders.map(({ record, state }) => `Remaining:  ${record}: ${state}.`),
    ...files.map((file) => `Report:     ${file}`),
  ];
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isExpected = error instanceof UsageError;
    console.error(isExpected ? `${error.message}\nnpm run verify -- --help lists the options.` : error);
    process.exit(EXIT.failed);
  },
);
