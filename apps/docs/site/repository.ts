import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the repository. */
export const root = join(import.meta.dirname, '../../..');

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');
export const readJson = <Value>(path: string): Value => JSON.parse(readText(path)) as Value;
export const isInRepository = (path: string): boolean => existsSync(join(root, path));

const { homepage } = readJson<{ homepage: string }>('package.json');

/** Address of a file in the repository's web pages. */
export const sourceAddress = (path: string): string => `${homepage}/blob/main/${path}`;

/** The Markdown files that the site has to contain: the documents of the project, relative to the repository. */
export const listDocuments = (): string[] =>
  globSync(['docs/**/*.md', '*.md'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
