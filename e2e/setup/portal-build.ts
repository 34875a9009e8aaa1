import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

/**
 * Builds the portal, the partner's site and the playground, and copies the portal's build for the tests, since the tests of `npm start`
 * may replace it. Uses the build in `PORTAL_E2E_DIST` if set. The processes of the tests share a compile cache, so that
 * each server starts in half the time.
 */
// biome-ignore lint/style/noDefaultExport: Playwright's way to name a global setup
export default async function buildPortal(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.PORTAL_E2E_DIST) return undefined;
  await promisify(execFile)(
    join(root, 'node_modules/.bin/turbo'),
    [
      'run',
      'build',
      '--filter=@portal-kit/portal',
      '--filter=@portal-kit/partner-demo',
      '--filter=@portal-kit/playground',
      '--filter=@portal-kit/design',
      '--output-logs=errors-only',
    ],
    { cwd: root, env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } },
  );
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  const copy = join(folder, 'portal');
  await cp(join(root, 'apps/portal/dist'), copy, { recursive: true });
  process.env.PORTAL_E2E_DIST = copy;
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compile-cache');
  return () => rm(folder, { recursive: true });
}
