// A reporter for Stryker: saves the results during the run and prints progress with a rate and an estimate.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { writeResult } from './results.mjs';

const saveIntervalMs = 10_000;
const printIntervalMs = 20_000;

const toRelativePath = (fileName) => relative(process.cwd(), fileName).replaceAll('\\', '/');
const position = ({ line, column }) => ({ line: line + 1, column: column + 1 });

function collectTestFiles(tests) {
  const files = {};
  for (const { id, name, fileName, startPosition } of tests) {
    const path = toRelativePath(fileName);
    files[path] ??= { source: readFileSync(fileName, 'utf8'), tests: [] };
    files[path].tests.push({
      id,
      name,
      ...(startPosition && { location: { start: position(startPosition) } }),
    });
  }
  return files;
}

const minutes = (ms) => (ms < 90_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`);

/** Listens to one run of Stryker. `describe` changes a result before it is stored. */
function createRun({ testsHash, describe }) {
  const results = new Map();
  const sources = new Map();
  let testFiles = {};
  let toTry = 0;
  let tried = 0;
  let startedAtMs = 0;
  let printedAtMs = 0;
  let savedAtMs = Date.now();
  let saving = Promise.resolve();

  /** Saves the results so far. The next run tries the mutants without a result. */
  async function save() {
    for (const [path, mutants] of results)
      await writeResult(path, { testsHash, source: sources.get(path), mutants: [...mutants], testFiles });
  }
  const saveNext = () => {
    savedAtMs = Date.now();
    saving = saving.then(save);
    return saving;
  };

  function print() {
    printedAtMs = Date.now();
    const elapsedMs = printedAtMs - startedAtMs;
    const perMinute = Math.round((tried / elapsedMs) * 60_000);
    const left = tried === 0 ? '' : `, about ${minutes((elapsedMs / tried) * (toTry - tried))} left`;
    console.log(`  ${tried} of ${toTry} mutants tried, ${perMinute} per minute${left}`);
  }

  return {
    onDryRunCompleted: ({ result }) => {
      testFiles = collectTestFiles(result.tests);
    },
    onMutationTestingPlanReady: ({ mutantPlans }) => {
      const isTried = ({ plan, runOptions }) => plan === 'Run' && runOptions.testFilter?.length !== 0;
      toTry = mutantPlans.filter(isTried).length;
      startedAtMs = Date.now();
      printedAtMs = startedAtMs;
      console.log(`  ${mutantPlans.length} mutants, ${mutantPlans.length - toTry} with a known result`);
    },
    onMutantTested: (result) => {
      const { fileName, ...mutant } = result;
      const path = toRelativePath(fileName);
      if (!results.has(path)) {
        results.set(path, []);
        sources.set(path, readFileSync(fileName, 'utf8'));
      }
      results.get(path).push({ ...describe(mutant), id: `${path}-${mutant.id}` });
      if (mutant.duration !== undefined) tried += 1;
      if (Date.now() - printedAtMs > printIntervalMs) print();
      if (Date.now() - savedAtMs > saveIntervalMs) saveNext();
    },
    finish: saveNext,
    results,
  };
}

let current;

/** Prepares the next run of Stryker and returns the object that it reports to. */
export function expectRun(options) {
  current = createRun(options);
  return current;
}

export const strykerPlugins = [
  {
    kind: 'Reporter',
    name: 'portal',
    value: {
      onDryRunCompleted: (event) => current.onDryRunCompleted(event),
      onMutationTestingPlanReady: (event) => current.onMutationTestingPlanReady(event),
      onMutantTested: (result) => current.onMutantTested(result),
      wrapUp: () => current.finish(),
    },
  },
];
