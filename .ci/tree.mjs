// The files of the project as git has them.
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { run, SetupError } from './setup.mjs';

export async function git(cwd, ...args) {
  const { code, output } = await run('git', args, { cwd, quiet: true });
  return { isTrue: code === 0, lines: output.split('\n').filter((line) => line !== '') };
}

/** Every file and folder of a tree, without what git ignores. */
export async function listTree(cwd) {
  const listed = await git(cwd, 'ls-files', '--cached', '--others', '--exclude-standard');
  if (!listed.isTrue) throw new SetupError(`git cannot list the files of ${cwd}. The checks need a clone.`);
  const files = listed.lines.filter((path) => existsSync(join(cwd, path)));
  const entries = new Set(files);
  for (const path of files) {
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder))
      entries.add(folder);
  }
  return { files, entries };
}
