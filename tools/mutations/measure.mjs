// Runs Stryker for a group of tools/mutations/areas.mjs.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { build } from 'esbuild';
import { expectRun } from './reporter.mjs';
import { hashTests, previousReport, readResult } from './results.mjs';

const incrementalFile = `reports/mutations/previous-${process.pid}.json`;
/** Added to the results of mutants that also exceeded the longer time limit. */
const confirmed = 'The mutant exceeds the longer time limit.';

/** Mutants that loop are found by counting and have a reason. Others may be slow because the computer is busy. */
const isDoubtful = ({ status, statusReason }) => status === 'Timeout' && !statusReason;

/**
 * fast-check as one file instead of 300. Each mutant loads the modules of its tests again, and loading fast-check takes a
 * second.
 */
const propertiesFile = resolve('.cache/mutations-fast-check.mjs');
const bundleProperties = () =>
  build({
    entryPoints: [fileURLToPath(import.meta.resolve('fast-check'))],
    outfile: propertiesFile,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
  });

async function runStryker({ mutate, tests }, { concurrency, limitMs, previous, isLong }) {
  const testsHash = await hashTests(tests);
  await mkdir('reports/mutations', { recursive: true });
  await writeFile(incrementalFile, JSON.stringify(await previous(testsHash)));
  process.env.PORTAL_MUTATION_TESTS = JSON.stringify(tests);
  process.env.PORTAL_MUTATION_FAST_CHECK = propertiesFile;
  process.env.PORTAL_MUTATION_TEST_LIMIT_MS = String(limitMs);
  expectRun({
    testsHash,
    describe: (mutant) => (isLong && isDoubtful(mutant) ? { ...mutant, statusReason: confirmed } : mutant),
  });
  const stryker = new Stryker({
    mutate,
    concurrency,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './tools/mutations/reporter.mjs'],
    vitest: { configFile: 'tools/mutations/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile,
    reporters: ['portal'],
    // Hides the warning about a mutant that ends its process, because such a mutant is a normal result.
    logLevel: 'error',
    warnings: { slow: false },
    allowConsoleColors: false,
    tempDirName: '.cache/mutations',
    ignorePatterns: [
      'dist',
      '.turbo',
      '/.cache',
      '/e2e',
      '/examples',
      // Unit tests run the recipes in docs/sdk.md.
      '/docs/*',
      '!/docs/sdk.md',
      '/mocks',
      '/reports',
    ],
    // A test that waits without a result fails by its own limit. This limit is for code that never returns.
    timeoutMS: 3 * limitMs,
    dryRunTimeoutMinutes: 15,
    // Limits the memory, so that a mutant that allocates in a loop ends soon.
    testRunnerNodeArgs: ['--max-old-space-size=1024'],
    disableTypeChecks: false,
  });
  try {
    await stryker.runMutationTest();
  } finally {
    await rm(incrementalFile, { force: true });
  }
}

/**
 * Tries the mutants of a group without a stored result, and stores the results. Tries mutants again that exceed the time
 * limit, one at a time and with a limit four times as long.
 */
export async function measure({ mutate, tests }, { concurrency, limitMs, isFresh }) {
  await bundleProperties();
  const stored = (isWanted) => (testsHash) => previousReport(mutate, testsHash, isWanted);
  const previous = isFresh ? () => previousReport([], '') : stored();
  await runStryker({ mutate, tests }, { concurrency, limitMs, previous });
  const results = await readResults(mutate);
  const doubtful = results.flatMap(([, { mutants }]) => mutants.filter(isDoubtful));
  if (doubtful.length > 0) {
    console.log(`  ${doubtful.length} mutants exceeded the time limit. Trying them with a longer limit.`);
    await runStryker(
      { mutate, tests },
      {
        concurrency: 1,
        limitMs: 4 * limitMs,
        previous: stored((mutant) => !isDoubtful(mutant)),
        isLong: true,
      },
    );
  }
  return readResults(mutate);
}

const readResults = async (paths) =>
  (await Promise.all(paths.map(async (path) => [path, await readResult(path)]))).filter(
    ([, result]) => result !== undefined,
  );
