// Results of each source file in reports/mutations/sources/. A run saves them while it works, so an interrupted run continues.
import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises';

const folder = 'reports/mutations/sources';
const getResultPath = (path) => `${folder}/${path.replaceAll('/', '__')}.json`;

/** Hashes the content of all test files that match the patterns. */
export async function hashTests(patterns) {
  const hash = createHash('sha256');
  for (const path of (await Array.fromAsync(glob(patterns))).sort())
    hash.update(path).update(await readFile(path));
  return hash.digest('hex');
}

/** Reads the stored result of a source file: its mutants, and the tests of its group. */
export async function readResult(path) {
  try {
    return JSON.parse(await readFile(getResultPath(path), 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Stryker reuses every result of code that runs when a module loads, although new tests may detect the mutant. */
const isReusable = (mutant, isSameTests) => isSameTests || !mutant.static || mutant.status === 'Killed';

const listTestSources = ({ testFiles }) =>
  Object.entries(testFiles).map(([path, { source }]) => [path, source]);

/**
 * Combines the stored results of source files into one report, from which Stryker takes the results of unchanged code
 * and tests. `isWanted` selects mutants.
 */
export async function previousReport(paths, testsHash, isWanted = () => true) {
  const files = {};
  const testFiles = {};
  for (const path of paths) {
    const result = await readResult(path);
    if (!result) continue;
    const isOtherVersion = ([name, source]) => name in testFiles && testFiles[name].source !== source;
    if (listTestSources(result).some(isOtherVersion)) continue;
    const mutants = result.mutants.filter(
      (mutant) => isReusable(mutant, result.testsHash === testsHash) && isWanted(mutant),
    );
    files[path] = { language: 'typescript', source: result.source, mutants };
    Object.assign(testFiles, result.testFiles);
  }
  return { schemaVersion: '1.0', thresholds: { high: 100, low: 85 }, files, testFiles };
}

/** Stores the results of a source file. The file is replaced at once, so that a stopped process leaves a complete file. */
export async function writeResult(path, result) {
  await mkdir(folder, { recursive: true });
  const temporary = `${getResultPath(path)}.${process.pid}`;
  await writeFile(temporary, JSON.stringify(result));
  await rename(temporary, getResultPath(path));
}
