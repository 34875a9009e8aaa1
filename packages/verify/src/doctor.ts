import { resolve } from 'node:path';
import { parseOptions, USAGE } from './doctor/options.ts';
import { examine } from './doctor/run.ts';
import { textReport } from './doctor/text-report.ts';
import { UsageError } from './usage-error.ts';

const EXIT = { passed: 0, failed: 1, unchecked: 2 } as const;

async function main(): Promise<number> {
  const parsed = parseOptions(process.argv.slice(2));
  if (!parsed) {
    console.log(USAGE);
    return EXIT.passed;
  }
  // npm runs scripts in the root of the repository. INIT_CWD is the folder of the user.
  const folder = process.env.INIT_CWD ?? process.cwd();
  const { configFile, buildFolder, ...options } = parsed.options;
  const report = await examine({
    ...options,
    configFile: configFile === undefined ? undefined : resolve(folder, configFile),
    buildFolder: buildFolder === undefined ? undefined : resolve(folder, buildFolder),
  });
  console.log(parsed.isJson ? JSON.stringify(report, null, 2) : textReport(report));
  return report.summary.failed > 0 ? EXIT.failed : EXIT.passed;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const isExpected = error instanceof UsageError;
    console.error(isExpected ? `${error.message}\nnpm run doctor -- --help lists the options.` : error);
    process.exitCode = EXIT.unchecked;
  },
);
