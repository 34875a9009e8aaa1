// Publishes the tarballs of release/ with `changeset publish`.
import { join } from 'node:path';
import { root, run, SetupError } from '../environment/setup.mjs';
import { allExamples, prepareRelease } from './release-pipeline.mjs';

/**
 * Returns the command that publishes a folder, and its environment. npm signs the provenance with CI's identity token.
 */
export const publishCommand = (folder) => ({
  command: join(root, 'node_modules/.bin/changeset'),
  args: ['publish', '--from-pack-dir', folder],
  env: { NPM_CONFIG_PROVENANCE: 'true' },
});

export async function publishRelease(folder) {
  await prepareRelease({ isDryRun: false, isQuick: false, examples: allExamples, folder });
  const { command, args, env } = publishCommand(folder);
  const { code } = await run(command, args, { env });
  if (code !== 0)
    throw new SetupError('changeset publish failed. docs/releases.md describes how to continue.');
  console.log('Published. Push the git tags: git push --tags');
}
