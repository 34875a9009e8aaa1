// Writes generated files, or checks that the committed files are current.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const read = (path) => readFile(path, 'utf8').catch(() => undefined);

/** Finds files in the folders that the generator no longer writes. */
async function obsoleteFiles(root, files, folders) {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/').replace(/^\//, ''),
        );
    }),
  );
  return found.flat().filter((path) => !files.has(path));
}

/**
 * Sets exit code 1 and lists the stale files, if any.
 *
 * @param {string} root Folder that the paths are relative to.
 * @param {Map<string, string>} files Path → content.
 * @param {readonly string[]} folders Folders that contain generated files only.
 */
export async function checkGeneratedFiles(root, files, folders) {
  const stale = await obsoleteFiles(root, files, folders);
  for (const [path, content] of files) if ((await read(join(root, path))) !== content) stale.push(path);
  if (stale.length === 0) return;
  console.error(
    `Generated files are stale, run \`npm run generate\`:\n${stale.map((path) => `  ${path}`).join('\n')}`,
  );
  process.exitCode = 1;
}

/** Writes the files that differ and removes obsolete files; parameters as for `checkGeneratedFiles`. */
export async function writeGeneratedFiles(root, files, folders) {
  for (const path of await obsoleteFiles(root, files, folders)) await rm(join(root, path));
  for (const [path, content] of files) {
    if ((await read(join(root, path))) === content) continue;
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
}
