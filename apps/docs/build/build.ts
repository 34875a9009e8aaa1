// Builds the site into dist: collects the content, renders it with Astro, and writes the policy into every page.
//   DOCS_BASE   Path below which a host serves the site, such as /docs/. Default: /
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { basePath } from '../site/base.ts';
import { writeContent } from './content.ts';
import { finishSite } from './finish.ts';
import { writeTokens } from './tokens.ts';

const folder = join(import.meta.dirname, '..');
const astro = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin/astro.mjs');

const content = await writeContent(basePath);
await writeTokens();
const { status } = spawnSync(process.execPath, [astro, 'build', '--silent'], {
  cwd: folder,
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
});
if (status !== 0) process.exit(status ?? 1);
await finishSite(join(folder, 'dist'), content);
