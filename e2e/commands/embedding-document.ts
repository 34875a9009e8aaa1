import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command-process.ts';

export interface CodeBlock {
  /** Language of the code block, such as `sh` or `tsx`. */
  language: string;
  code: string;
  /** File name on the line before the code block. */
  file: string | undefined;
}

export const embeddingDocument = readFileSync(join(root, 'docs/embedding.md'), 'utf8');

/** Returns the text between a heading and the next one. */
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

/** Returns the code in the first column of a section's first table. */
export function namesInTable(title: string): string[] {
  const [table = ''] = /(?:^\|.*\n)+/m.exec(section(title)) ?? [];
  const [, , ...rows] = table.trim().split('\n');
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
}
