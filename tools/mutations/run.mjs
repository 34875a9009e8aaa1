// Mutation tests: changes the code in many small ways and counts the changes (mutants) that a unit test detects.
//   --area <name>       machines, session, rules, "list state" or sdk; repeatable; default: all
//   --file <text>       only files whose path contains the text; writes no reports and leaves docs/testing.md unchanged
//   --concurrency <n>   test processes (2)
//   --fresh             also tries mutants again whose code and tests have not changed since the last run
import { createHash } from 'node:crypto';
import { glob, mkdir, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { areaNames, groupsOf } from './areas.mjs';
import { writeDocument } from './document.mjs';
import { mergeReports, writeReports } from './report.mjs';
import { missedMutants, mutantsOf, percentText, scoreOf, textTable } from './score.mjs';

const folder = 'mutation-results';
/** The lowest share of killed mutants of an area. */
const goalPercent = 85;

const { values } = parseArgs({
  options: {
    area: { type: 'string', multiple: true, default: areaNames },
    file: { type: 'string' },
    concurrency: { type: 'string', default: '2' },
    fresh: { type: 'boolean', default: false },
  },
});

/** Runs the mutants of a group and returns the report of Stryker. */
async function measure({ mutate, tests }) {
  // The tests belong to the name, because Stryker reuses results of code that runs when a module loads after its tests changed.
  const hash = createHash('sha256').update(JSON.stringify(mutate));
  for (const path of (await Array.fromAsync(glob(tests))).sort())
    hash.update(path).update(await readFile(path));
  const name = hash.digest('hex').slice(0, 12);
  const json = `${folder}/groups/${name}.json`;
  process.env.PORTAL_MUTATION_TESTS = JSON.stringify(tests);
  const stryker = new Stryker({
    mutate,
    concurrency: Number(values.concurrency),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/mutations/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: `${folder}/groups/${name}.incremental.json`,
    force: values.fresh,
    reporters: ['json'],
    jsonReporter: { fileName: json },
    logLevel: 'warn',
    warnings: { slow: false },
    allowConsoleColors: false,
    tempDirName: '.cache/mutations',
    ignorePatterns: [
      'dist',
      '.turbo',
      '/.cache',
      '/e2e',
      '/examples',
      '/docs',
      '/mocks',
      '/mutation-results',
    ],
    timeoutMS: 6_000,
    disableTypeChecks: false,
    thresholds: { high: 100, low: goalPercent, break: null },
  });
  await stryker.runMutationTest();
  return JSON.parse(await readFile(json, 'utf8'));
}

const row = (name, mutants) => {
  const { total, killed, percent } = scoreOf(mutants);
  return [name, String(total), String(killed), total === 0 ? '–' : percentText(percent)];
};

await mkdir(`${folder}/groups`, { recursive: true });
const scores = new Map();
for (const area of values.area) {
  if (!areaNames.includes(area))
    throw new Error(`There is no area "${area}". Areas: ${areaNames.join(', ')}.`);
  const reports = [];
  for (const group of await groupsOf(area, values.file)) {
    console.log(`${area}: ${group.mutate.map((path) => path.split('/').at(-1)).join(', ')}`);
    reports.push(await measure(group));
  }
  if (reports.length === 0) throw new Error(`No file of the area "${area}" contains "${values.file}".`);
  const report = mergeReports(reports);
  const rows = Object.entries(report.files).map(([path, { mutants }]) => row(path, mutants));
  const all = mutantsOf(report);
  console.log(`\n${textTable([['file', 'mutants', 'killed', ''], ...rows, row(area, all)])}\n`);
  scores.set(area, scoreOf(all));
  if (values.file === undefined)
    console.log(`Reports: ${await writeReports(folder, area, report)}.{html,json,txt}\n`);
  else console.log(missedMutants(report).join('\n'));
}
if (values.file === undefined) await writeDocument(areaNames, scores);
const low = [...scores].filter(([, { percent }]) => percent < goalPercent);
for (const [area, { total, percent }] of low)
  console.error(
    total === 0
      ? `${area}: no mutants.`
      : `${area}: ${percentText(percent)} of the mutants are killed, the goal is ${goalPercent} %.`,
  );
process.exitCode = low.length > 0 ? 1 : 0;
