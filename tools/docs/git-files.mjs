// Lists the files of the project with git.
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { run, SetupError } from '../environment/setup.mjs';

export async function git(cwd, ...args) {
  const { code, output } = await run('git', args, { cwd, quiet: true });
  return { isSuccessful: code === 0, lines: output.split('\n').filter((line) => line !== '') };
}

/** Lists the files of a directory that git doesn't ignore, and `entries`: the files and their folders. */
export async function listFiles(cwd) {
  const listed = await git(cwd, 'ls-files', '--cached', '--others', '--exclude-standard');
  if (!listed.isSuccessful)
    throw new SetupError(`git cannot list the files of ${cwd}. Run the checks in a git clone.`);
  const files = listed.lines.filter((path) => existsSync(join(cwd, path)));
  const entries = new Set(files);
  for (const path of files) {
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder))
      entries.add(folder);
  }
  return { files, entries };
}
