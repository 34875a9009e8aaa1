import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../usage-error.ts';
import type { Context } from '../context.ts';
import { formatList } from '../results.ts';

const PARALLEL_REQUESTS = 6;
const MOST_NAMES = 5;

const computeHash = (bytes: Buffer) => createHash('sha384').update(bytes).digest('base64');

/**
 * Compares the deployed page and every file in /assets/ with the build.
 *
 * @throws UsageError when the folder is not a build.
 */
export async function checkIntegrity(context: Context): Promise<void> {
  const { buildFolder, origin, probe, results, page } = context;
  const id = 'files.integrity';
  if (buildFolder === undefined)
    return results.skip(id, 'Pass --build apps/portal/dist to compare every file with the build.');
  const { index, names } = await readBuild(buildFolder);
  if (!page.body.equals(index))
    return results.fail(id, 'The page belongs to another build.', {
      change: 'Deploy the build, or name the folder of the deployed build with --build.',
    });
  const wrong: string[] = [];
  const queue = [...names];
  const compareNext = async (): Promise<void> => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const answer = await probe.send(`${origin}/assets/${encodeURIComponent(name)}`);
      const isEqual =
        answer.status === 200 &&
        computeHash(answer.body) === computeHash(await readFile(join(buildFolder, 'assets', name)));
      if (!isEqual) wrong.push(`/assets/${name}`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, compareNext));
  const more = wrong.length > MOST_NAMES ? ` and ${wrong.length - MOST_NAMES} more` : '';
  results.judge(
    id,
    wrong.length === 0
      ? undefined
      : `${wrong.length} of ${names.length} files are missing or differ from the build: ${formatList(wrong.sort().slice(0, MOST_NAMES))}${more}.`,
    `The page and ${names.length} files equal the build.`,
    { change: 'Upload /assets/ of the build again. A proxy must not change files.' },
  );
}

async function readBuild(folder: string): Promise<{ index: Buffer; names: string[] }> {
  try {
    const index = await readFile(join(folder, 'index.html'));
    const names = (await readdir(join(folder, 'assets'))).filter((name) => !/\.(?:br|gz)$/.test(name));
    return { index, names };
  } catch (error) {
    throw new UsageError(
      `--build: ${folder} is not a build of the portal (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}
