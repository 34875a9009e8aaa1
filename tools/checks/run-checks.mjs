// Runs the checks as turbo tasks and prints one line per check. Turbo restores the result of a check whose inputs have
// not changed.
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { environment, root, start } from '../environment/setup.mjs';
import { checks } from './checks.mjs';

const workspace = '@portal-kit/tools';
const npmError = /^npm (error|ERR!)/;
const resultLine = /^[✓✗] /;

/** The log lines of one turbo run, by task. */
class TaskLogs {
  #lines = new Map();
  #cached = new Set();

  /** Returns the line to print when `text` is the result of a check. */
  add(task, text) {
    if (text.startsWith('cache hit')) this.#cached.add(task);
    const lines = this.#lines.get(task) ?? [];
    this.#lines.set(task, [...lines, text]);
    if (!task.startsWith(`${workspace}#`) || !resultLine.test(text)) return undefined;
    return this.#cached.has(task) ? text.replace(/\([^()]*\)$/, '(cached)') : text;
  }

  /** Returns a check's result and output, without the lines that npm adds. */
  findResult(task) {
    const lines = this.#lines.get(task) ?? [];
    const index = lines.findIndex((text) => resultLine.test(text));
    if (index < 0) return undefined;
    const output = lines.slice(index + 1).filter((text) => !npmError.test(text));
    return { isPassed: lines[index].startsWith('✓'), output: output.join('\n') };
  }

  /** Returns the logs of failed tasks without a result line: builds, and checks that threw an error. */
  failures() {
    return [...this.#lines]
      .filter(([task, lines]) => lines.some((text) => npmError.test(text)) && !this.findResult(task))
      .map(([task, lines]) => ({ title: task, output: lines.join('\n') }));
  }
}

/** @returns {Promise<{ code: number, turboLines: string[] }>} Calls `onLine` for each line of a task. */
async function runTasks(tasks, onLine) {
  const args = [
    'run',
    ...tasks,
    '--json',
    '--continue=dependencies-successful',
    `--concurrency=${Math.max(2, Math.min(4, availableParallelism()))}`,
  ];
  const turbo = start('turbo', args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const exit = new Promise((resolve, reject) => {
    turbo.once('error', reject);
    turbo.once('close', (code) => resolve(code ?? 1));
  });
  const turboLines = [];
  turbo.stderr.on('data', (chunk) => turboLines.push(String(chunk).trimEnd()));
  for await (const line of createInterface({ input: turbo.stdout })) {
    if (!line.startsWith('{')) continue;
    const { source, text } = JSON.parse(line);
    if (source === 'turbo') turboLines.push(text);
    else onLine(source, text);
  }
  return { code: await exit, turboLines };
}

/** @returns {Promise<{ passed: number, failed: number }>} */
export async function runChecks() {
  const logs = new TaskLogs();
  const tasks = Object.keys(checks).map((name) => `${workspace}#${name}`);
  const { code, turboLines } = await runTasks(tasks, (task, text) => {
    const line = logs.add(task, text);
    if (line) console.log(line);
  });

  const failures = [];
  for (const [name, { title }] of Object.entries(checks)) {
    const result = logs.findResult(`${workspace}#${name}`);
    if (!result) console.log(`✗ ${title} (did not complete)`);
    if (!result?.isPassed) failures.push({ title, output: result?.output ?? '' });
  }
  const details = [...failures.filter(({ output }) => output !== ''), ...logs.failures()];
  if (code !== 0 && details.length === 0) details.push({ title: 'turbo', output: turboLines.join('\n') });
  for (const { title, output } of details) console.log(`\n── ${title} ──\n${output.trimEnd()}`);

  const failed = code !== 0 && failures.length === 0 ? 1 : failures.length;
  return { passed: Object.keys(checks).length - failures.length, failed };
}
