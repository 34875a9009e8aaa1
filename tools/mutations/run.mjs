// Mutation tests: changes the code in many small ways and counts the changes (mutants) that a unit test detects.
//   --area <name>       machines, session, rules, "list state" or sdk; repeatable; default: all
//   --file <text>       only files whose path contains the text; writes no reports and leaves docs/testing.md unchanged
//   --concurrency <n>   test processes (2)
//   --limit <s>         seconds until a test with a mutant fails (5); a longer limit for a busy computer
//   --fresh             also tries mutants again whose code and tests have not changed since the last run
// A stopped run continues where it stopped.
import { parseArgs } from 'node:util';
import { areaNames, findGroups } from './areas.mjs';
import { writeDocument } from './document.mjs';
import { measure } from './measure.mjs';
import { buildReport, writeReports } from './report.mjs';
import { computeScore, listMutants, missedMutants, percentText, textTable } from './score.mjs';

const folder = 'reports/mutations';
/** The lowest share of killed mutants of an area. */
const goalPercent = 85;

const { values } = parseArgs({
  options: {
    area: { type: 'string', multiple: true, default: areaNames },
    file: { type: 'string' },
    concurrency: { type: 'string', default: '2' },
    limit: { type: 'string', default: '5' },
    fresh: { type: 'boolean', default: false },
  },
});

const options = {
  concurrency: Number(values.concurrency),
  limitMs: Number(values.limit) * 1000,
  isFresh: values.fresh,
};

const row = (name, mutants) => {
  const { total, killed, byTime, percent } = computeScore(mutants);
  return [name, String(total), String(killed), percentText(percent), String(byTime)];
};

const scores = new Map();
for (const area of values.area) {
  if (!areaNames.includes(area))
    throw new Error(`There is no area "${area}". Areas: ${areaNames.join(', ')}.`);
  const results = [];
  const groups = await findGroups(area, values.file);
  for (const [index, group] of groups.entries()) {
    console.log(
      `${area}, ${index + 1} of ${groups.length}: ${group.mutate.map((path) => path.split('/').at(-1)).join(', ')}`,
    );
    results.push(...(await measure(group, options)));
  }
  if (results.length === 0) throw new Error(`No file of the area "${area}" contains "${values.file}".`);
  const report = buildReport(results);
  const rows = Object.entries(report.files).map(([path, { mutants }]) => row(path, mutants));
  const all = listMutants(report);
  console.log(
    `\n${textTable([['file', 'mutants', 'killed', '', 'by time limit'], ...rows, row(area, all)])}\n`,
  );
  scores.set(area, computeScore(all));
  if (values.file === undefined)
    console.log(`Reports: ${await writeReports(folder, area, report)}.{html,json,txt}\n`);
  else console.log(missedMutants(report).join('\n'));
}
if (values.file === undefined) await writeDocument(areaNames, scores);
const low = [...scores].filter(([, { percent }]) => percent < goalPercent);
for (const [area, { percent }] of low)
  console.error(`${area}: ${percentText(percent)} of the mutants are killed, the goal is ${goalPercent} %.`);
process.exitCode = low.length > 0 ? 1 : 0;
