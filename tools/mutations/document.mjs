// The table of docs/testing.md.
import { readFile, writeFile } from 'node:fs/promises';
import { percentText } from './score.mjs';

const document = 'docs/testing.md';
const start = '<!-- generated: mutations -->';
const end = '<!-- end of mutations -->';
const heading = ['area', 'mutants', 'killed', 'by time limit'];

const line = (cells) => `| ${cells.join(' | ')} |`;

/** Replaces the rows of the measured areas. Keeps the rows of other areas. */
export async function writeDocument(areas, scores) {
  const text = await readFile(document, 'utf8');
  const [before, rest] = text.split(start);
  const [table, after] = rest.split(end);
  const renderRow = (area) => {
    const score = scores.get(area);
    if (score) return line([area, String(score.total), percentText(score.percent), String(score.byTime)]);
    return table.split('\n').find((row) => row.startsWith(`| ${area} |`));
  };
  const rows = areas.map(renderRow).filter((row) => row !== undefined);
  const lines = [line(heading), line(heading.map(() => '---')), ...rows];
  await writeFile(document, `${before}${start}\n\n${lines.join('\n')}\n\n${end}${after}`);
}
