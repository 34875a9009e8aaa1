// Reports of an area in mutation-results/: JSON of all groups, HTML, and a list of the mutants that no test detects.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { missedMutants } from './score.mjs';

const elements = fileURLToPath(
  import.meta.resolve('mutation-testing-elements/dist/mutation-test-elements.js'),
);

/** Joins the reports of groups. Test ids get the number of their group, because each group numbers its tests anew. */
export function mergeReports(reports) {
  const [first] = reports;
  const files = {};
  const testFiles = {};
  for (const [number, report] of reports.entries()) {
    const renamed = (id) => `${number}-${id}`;
    for (const [path, file] of Object.entries(report.files)) {
      const mutants = file.mutants.map(({ id, coveredBy, killedBy, ...mutant }) => ({
        ...mutant,
        id: renamed(id),
        ...(coveredBy && { coveredBy: coveredBy.map(renamed) }),
        ...(killedBy && { killedBy: killedBy.map(renamed) }),
      }));
      files[path] = { ...file, mutants };
    }
    for (const [path, file] of Object.entries(report.testFiles ?? {})) {
      const tests = file.tests.map((test) => ({ ...test, id: renamed(test.id) }));
      testFiles[path] = { ...file, tests: [...(testFiles[path]?.tests ?? []), ...tests] };
    }
  }
  return { schemaVersion: first.schemaVersion, thresholds: first.thresholds, files, testFiles };
}

const page = (title, script, report) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title><script>${script}</script></head>
<body>
<mutation-test-report-app></mutation-test-report-app>
<script>
document.querySelector('mutation-test-report-app').report = ${JSON.stringify(report).replaceAll('<', '\\u003c')};
</script>
</body>
</html>
`;

/** Writes the reports of an area and returns their path without extension. */
export async function writeReports(folder, area, report) {
  await mkdir(folder, { recursive: true });
  const path = `${folder}/${area.replaceAll(' ', '-')}`;
  await writeFile(`${path}.json`, JSON.stringify(report, null, 1));
  await writeFile(`${path}.html`, page(`Mutants: ${area}`, await readFile(elements, 'utf8'), report));
  await writeFile(`${path}.txt`, `${missedMutants(report).join('\n')}\n`);
  return path;
}
