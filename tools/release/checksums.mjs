// Hashes of the files of a release.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const hash = (algorithm, path, encoding) => createHash(algorithm).update(readFileSync(path)).digest(encoding);

export const hashSha256 = (path) => hash('sha256', path, 'hex');

/** Computes integrity metadata, as in a script tag's `integrity` and in package-lock.json. */
export const computeIntegrity = (path, algorithm = 'sha512') =>
  `${algorithm}-${hash(algorithm, path, 'base64')}`;

/** Lists the files of a folder and its subfolders, relative to it, sorted. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

/** Renders the lines of a file that `sha256sum --check` reads. */
export const checksumLines = (folder, files) =>
  files.map((path) => `${hashSha256(join(folder, path))}  ${path}\n`).join('');
