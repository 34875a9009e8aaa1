// Counts mutants and prints tables.

const detected = new Set(['Killed', 'Timeout']);
const missed = new Set(['Survived', 'NoCoverage']);

/** Returns whether a time limit detected the mutant: its code never returned, or a test waited without a result. */
const isByTime = ({ status, statusReason }) =>
  status === 'Timeout' || (status === 'Killed' && /^Test timed out in /.test(statusReason));

/**
 * Counts the mutants that compile and run, the share of them that a test detects, and those detected by a time limit.
 */
export function computeScore(mutants) {
  const killed = mutants.filter(({ status }) => detected.has(status)).length;
  const total = killed + mutants.filter(({ status }) => missed.has(status)).length;
  const byTime = mutants.filter(isByTime).length;
  return { total, killed, byTime, percent: total === 0 ? 0 : (killed / total) * 100 };
}

/** Formats a percentage, rounded down so that a score below the goal never looks like the goal. */
export const percentText = (percent) => `${(Math.floor(percent * 10) / 10).toFixed(1)} %`;

export const listMutants = ({ files }) => Object.values(files).flatMap(({ mutants }) => mutants);

/** Lists the mutants that no test detects, one per line. */
export const missedMutants = ({ files }) =>
  Object.entries(files).flatMap(([path, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(({ status }) => missed.has(status))
      .map(({ status, mutatorName, replacement = '', location: { start } }) => {
        const code = lines[start.line - 1].trim();
        return `${path}:${start.line}:${start.column} ${status} ${mutatorName}: ${code} → ${replacement.replaceAll(/\s+/g, ' ')}`;
      });
  });

/** Formats a table for the console. */
export function textTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
