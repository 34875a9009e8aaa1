import { readFileSync } from 'node:fs';
import { BenchError, type Figure, type FigureGroup } from '../../benchmark.ts';
import { portal } from './compare.ts';

function isFigure(value: unknown): value is Figure {
  const { name, unit, values } = (value ?? {}) as Partial<Record<keyof Figure, unknown>>;
  return (
    typeof name === 'string' &&
    typeof unit === 'string' &&
    Array.isArray(values) &&
    values.every((each) => typeof each === 'number')
  );
}

function isGroup(value: unknown): value is FigureGroup {
  const { title, figures } = (value ?? {}) as Partial<Record<keyof FigureGroup, unknown>>;
  return typeof title === 'string' && Array.isArray(figures) && figures.every(isFigure);
}

/** Reads the figures of a report that an earlier comparison has written. */
function readGroups(path: string): readonly FigureGroup[] {
  let report: { groups?: unknown };
  try {
    report = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new BenchError(`bench: ${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  const { groups } = report;
  if (!Array.isArray(groups) || !groups.every(isGroup) || !groups.some(({ title }) => title === portal))
    throw new BenchError(`bench: ${path} contains no comparison. Pass a file that --peers has written.`);
  return groups;
}

/** Joins the values of several comparisons, so that each median is the median of all runs. */
export function joinGroups(reports: readonly (readonly FigureGroup[])[]): readonly FigureGroup[] {
  const titles = new Set(reports.flatMap((groups) => groups.map(({ title }) => title)));
  return [...titles].map((title) => {
    const figures = new Map<string, Figure>();
    for (const group of reports.flat().filter((each) => each.title === title)) {
      for (const { name, unit, values } of group.figures) {
        const known = figures.get(name);
        figures.set(name, { name, unit, values: [...(known?.values ?? []), ...values] });
      }
    }
    return { title, figures: [...figures.values()] };
  });
}

export const readStoredFigures = (paths: readonly string[]): readonly FigureGroup[] =>
  joinGroups(paths.map(readGroups));
