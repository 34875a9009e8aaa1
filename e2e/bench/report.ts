import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure, FigureGroup } from './benchmark.ts';
import { fast4g, slowCpu } from './browser/browser.ts';
import type { RequestSpan } from './browser/traffic.ts';
import { median } from './statistics.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function formatValue(value: number, unit: Figure['unit']): string {
  if (unit === 'shift') return value.toFixed(4);
  if (unit === 'count' || unit === 'bytes') return Math.round(value).toLocaleString('en-US');
  return value.toFixed(value < 100 ? 1 : 0);
}

function row({ name, unit, values }: Figure): string {
  const range = `${formatValue(Math.min(...values), unit)} – ${formatValue(Math.max(...values), unit)}`;
  const unitName = unit === 'count' || unit === 'shift' ? '' : unit;
  return `  ${name.padEnd(36)} ${formatValue(median(values), unit).padStart(10)} ${unitName.padEnd(6)} ${range}`;
}

const span = ({ kind, path, status, sentMs, respondedMs, endedMs, bytes }: RequestSpan) =>
  `  ${[sentMs, respondedMs, endedMs].map((ms) => ms.toFixed(0).padStart(6)).join(' ')} ` +
  `${String(bytes).padStart(8)}  ${String(status).padEnd(4)} ${kind.padEnd(9)} ${path.slice(0, 70)}`;

export function printGroup({ title, figures, waterfall }: FigureGroup): void {
  console.log(`\n${title}`);
  for (const figure of figures) console.log(row(figure));
  if (!waterfall) return;
  console.log('    sent  first    end    bytes   (ms since the start of the navigation, median run)');
  for (const request of waterfall) console.log(span(request));
}

function describeCommit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

/** Returns the machine's load, which is reported with the figures since it makes all times higher. */
export const loadAverage = () => loadavg()[0] ?? 0;

export interface ReportSettings {
  /** One-minute load average at the start of the run. */
  readonly loadAverage: number;
  readonly runs: number;
  readonly cycles: number;
  readonly browserVersion: string;
}

/** Writes reports/benchmarks/<ISO date>.json and an optional copy. Returns the path in reports/benchmarks. */
export async function writeReport(
  groups: readonly FigureGroup[],
  settings: ReportSettings,
  extraPath: string | undefined,
): Promise<string> {
  const at = new Date().toISOString();
  const report = {
    at,
    commit: describeCommit(),
    machine: {
      cpu: cpus()[0]?.model ?? 'unknown',
      cores: availableParallelism(),
      memoryBytes: totalmem(),
      node: process.versions.node,
      chromium: settings.browserVersion,
      loadAverage: settings.loadAverage,
    },
    settings: { runs: settings.runs, cycles: settings.cycles, slowCpu, fast4g },
    groups: groups.map(({ figures, ...group }) => ({
      ...group,
      figures: figures.map((figure) => ({ ...figure, median: median(figure.values) })),
    })),
  };
  const text = `${JSON.stringify(report, null, 2)}\n`;
  const path = join(root, 'reports/benchmarks', `${at.replaceAll(':', '-')}.json`);
  for (const target of extraPath === undefined ? [path] : [path, extraPath]) {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return path;
}
