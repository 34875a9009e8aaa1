import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

/**
 * Builds the portal as it is now, and gives the tests a copy: `npm start`, which is tested too, may write the build anew while others read.
 */
// biome-ignore lint/style/noDefaultExport: Playwright's way to name a global setup
export default async function buildPortal(): Promise<() => Promise<void>> {
  await promisify(execFile)(
    join(root, 'node_modules/.bin/turbo'),
    ['run', 'build', '--filter=@portal-kit/portal', '--output-logs=errors-only'],
    { cwd: root, env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } },
  );
  const copy = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  await cp(join(root, 'apps/portal/dist'), copy, { recursive: true });
  process.env.PORTAL_E2E_DIST = copy;
  return () => rm(copy, { recursive: true });
}
