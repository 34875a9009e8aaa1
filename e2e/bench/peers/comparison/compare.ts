import type { FigureGroup } from '../../benchmark.ts';
import { median } from '../../statistics.ts';
import { type Comparison, comparisons, type Goal } from './goals.ts';

/** The application under test. */
export const portal = 'portal';
/** The lower limit of what an application on React can reach. It has too few features to be a peer. */
export const lowerLimit = 'plain-react';

export type Result = 'goal met' | 'goal missed' | 'peer ahead';

export interface ComparedLine extends Comparison {
  /** The median of every application. */
  readonly medians: ReadonlyMap<string, number>;
  /** Peers whose value counts for the ratio. */
  readonly peers: readonly string[];
  /** Portal ÷ best peer. Undefined for figures whose good values are close to 0. */
  readonly ratio: number | undefined;
  readonly result: Result;
}

const isCloseToZero = (goal: Goal) => goal.kind === 'value' && goal.isNegligible === true;

function resultOf(goal: Goal, value: number, best: number): Result {
  const limit = goal.kind === 'value' ? goal.atMost : goal.atMost * best;
  const isMet = value <= limit;
  if (value > best && !(isMet && isCloseToZero(goal))) return 'peer ahead';
  return isMet ? 'goal met' : 'goal missed';
}

function compareLine(comparison: Comparison, medians: ReadonlyMap<string, number>): ComparedLine | undefined {
  const { goal } = comparison;
  const against = goal.kind === 'ratio' ? goal.against : undefined;
  const peers = [...medians.keys()].filter((app) =>
    against === undefined ? app !== portal && app !== lowerLimit : app === against,
  );
  const value = medians.get(portal);
  if (value === undefined || peers.length === 0) return undefined;
  const best = Math.min(...peers.map((peer) => medians.get(peer) ?? Number.POSITIVE_INFINITY));
  return {
    ...comparison,
    medians,
    peers,
    ratio: isCloseToZero(goal) ? undefined : value / best,
    result: resultOf(goal, value, best),
  };
}

/** Compares the portal with its peers. Lines without values, such as those of a skipped measurement, are left out. */
export function comparePortal(groups: readonly FigureGroup[]): readonly ComparedLine[] {
  return comparisons.flatMap((comparison) => {
    const medians = groups.flatMap(({ title, figures }) => {
      const figure = figures.find(({ name }) => name === comparison.figure);
      return figure ? [[title, median(figure.values)] as const] : [];
    });
    return compareLine(comparison, new Map(medians)) ?? [];
  });
}

/** 1 when a peer is ahead or nothing was compared, else 0. */
export const exitCodeOf = (lines: readonly ComparedLine[]): number =>
  lines.length === 0 || lines.some(({ result }) => result === 'peer ahead') ? 1 : 0;
