import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listDocuments } from './repository.ts';

let repository: string;

const git = (...args: string[]) => execFileSync('git', args, { cwd: repository });

function write(path: string) {
  mkdirSync(dirname(join(repository, path)), { recursive: true });
  writeFileSync(join(repository, path), '# Title\n');
}

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'docs-repository-'));
  git('init', '--quiet');
});
afterEach(() => rmSync(repository, { recursive: true }));

test('the site contains the tracked Markdown files of the root and of docs/, but no generated reports', () => {
  for (const path of ['README.md', 'docs/sdk.md', 'docs/decisions/tabs.md', 'mocks/README.md', 'docs/a.png'])
    write(path);
  git('add', '.');
  for (const path of ['contract-coverage.md', 'docs/figures.md', 'reports/contract-coverage.md']) write(path);
  expect(listDocuments(repository)).toEqual(['README.md', 'docs/decisions/tabs.md', 'docs/sdk.md']);
});

test('a deleted document that git still tracks is not listed', () => {
  write('docs/old.md');
  write('docs/sdk.md');
  git('add', '.');
  rmSync(join(repository, 'docs/old.md'));
  expect(listDocuments(repository)).toEqual(['docs/sdk.md']);
});
