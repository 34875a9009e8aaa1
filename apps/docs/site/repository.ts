import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the repository. */
export const root = join(import.meta.dirname, '../../..');

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');
export const readJson = <Value>(path: string): Value => JSON.parse(readText(path)) as Value;
export const isInRepository = (path: string): boolean => existsSync(join(root, path));

const { homepage } = readJson<{ homepage: string }>('package.json');

/** Returns a file's URL in the repository's web pages. */
export const sourceAddress = (path: string): string => `${homepage}/blob/main/${path}`;

/**
 * Lists the Markdown files that the site must contain, relative to the repository. Omits reports, which git doesn't
 * track.
 */
export const listDocuments = (repository = root): string[] =>
  execFileSync('git', ['ls-files', '-z', ':(glob)docs/**/*.md', ':(glob)*.md'], {
    cwd: repository,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(repository, path)))
    .sort();
