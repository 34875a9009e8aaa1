// Reports of an area in reports/mutations/: JSON of all groups, HTML, and a list of the mutants that no test detects.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { missedMutants } from './score.mjs';

const elements = fileURLToPath(
  import.meta.resolve('mutation-testing-elements/dist/mutation-test-elements.js'),
);

/** Builds a report of results by source file, in Stryker's format. */
export function buildReport(results) {
  const files = {};
  const testFiles = {};
  for (const [path, { source, mutants, testFiles: tests }] of results) {
    files[path] = { language: 'typescript', source, mutants };
    Object.assign(testFiles, tests);
  }
  return { schemaVersion: '1.0', thresholds: { high: 100, low: 85 }, files, testFiles };
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
