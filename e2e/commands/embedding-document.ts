import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command-process.ts';

export interface CodeBlock {
  /** What stands behind the fence: `sh`, `tsx` … */
  language: string;
  code: string;
  /** The file that the line before names, alone on it. */
  file: string | undefined;
}

export const embeddingDocument = readFileSync(join(root, 'docs/embedding.md'), 'utf8');

/** The text below a heading, down to the next one. */
export function section(title: string): string {
  const [, text] = embeddingDocument.split(`\n## ${title}\n`);
  if (text === undefined) throw new Error(`docs/embedding.md has no section "${title}"`);
  return text.split('\n## ')[0] ?? '';
}

export function codeBlocks(text: string): CodeBlock[] {
  return [...text.matchAll(/(?:^`([^`\n]+)`\n\n)?^```(\w*)\n(.*?)^```$/gms)].map(
    ([, file, language = '', code = '']) => ({ file, language, code }),
  );
}

/** The first column of the first table of a section: what is code in it. */
export function namesInTable(title: string): string[] {
  const [table = ''] = /(?:^\|.*\n)+/m.exec(section(title)) ?? [];
  const [, , ...rows] = table.trim().split('\n');
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
}
