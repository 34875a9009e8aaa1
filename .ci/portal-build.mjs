// Builds the portal, and what it is made of, where something has changed.
import { run, SetupError } from './setup.mjs';

export async function buildPortal() {
  const { code, output } = await run(
    'turbo',
    ['run', 'build', '--filter=@portal-kit/portal', '--output-logs=errors-only'],
    { quiet: true },
  );
  if (code !== 0) throw new SetupError(`${output}\nThe portal could not be built.`);
}
