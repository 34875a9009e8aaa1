import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { engineNames, installedEngines } from '../engines/drivers/installed.ts';
import { findFreePortInARow, root, startCommand } from './command-process.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const execute = promisify(execFile);

test.describe.configure({ mode: 'serial', timeout: 300_000 });

/** Every command of the README with its test. */
const tried: Record<string, () => Promise<void>> = {
  // Runs in start.spec.ts.
  'npm start': async () => {},
  // CI runs this test through this command.
  'npm test': async () => {
    expect(readFileSync(join(root, '.ci/run'), 'utf8').trim().split('\n').at(-1)).toBe('npm test');
  },
  // The first half of npm test.
  'npm run check': async () => {
    expect(readFileSync(join(root, 'tools/environment/test.mjs'), 'utf8')).toContain('runChecks()');
  },
  'npm run build': async () => {
    const { stdout } = await execute('npm', ['run', 'build'], { cwd: root });
    expect(stdout).toContain('Built: apps/portal/dist');
    expect(existsSync(join(root, 'apps/portal/dist/index.html'))).toBe(true);
  },
  'npm run generate': () => leavesWorkTreeUnchanged('generate'),
  'npm run format': () => leavesWorkTreeUnchanged('format'),
  // Runs in embedding.spec.ts as the first command of docs/embedding.md.
  'npm run packages': async () => {
    expect(readFileSync(join(root, 'docs/embedding.md'), 'utf8')).toMatch(/^npm run packages$/m);
  },
  // Runs in docs/site.spec.ts.
  'npm run docs': async () => {
    expect(readFileSync(join(root, 'e2e/docs/site.spec.ts'), 'utf8')).toContain("['run', 'docs']");
  },
  // Runs in release.spec.ts with the current build and without examples.
  'npm run release -- --dry-run': async () => {
    expect(readFileSync(join(root, 'e2e/commands/release.spec.ts'), 'utf8')).toContain("'--dry-run'");
  },
  'npm run demo': async () => {
    const port = await findFreePortInARow();
    const demo = startCommand('npm', ['run', 'demo'], { PORT: String(port) });
    try {
      await demo.says('Partner:');
      const index = await fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
      const pages = [...index.matchAll(/href="(\/[\w?/-]+)"/g)].map(([, path]) => path);
      expect(pages).toHaveLength(18);
      for (const path of pages)
        expect((await fetch(`http://127.0.0.1:${port}${path}`)).status, path).toBe(200);
      const token = await fetch(`http://127.0.0.1:${port}/portal-token`).then((response) => response.text());
      const items = await fetch(`http://127.0.0.1:${port + 1}/api/v1/suppliers/SUP-1001/items`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(items.status).toBe(200);

      const second = startCommand('npm', ['run', 'demo'], { PORT: String(port - 1) });
      expect((await second.ended).code).toBe(1);
      expect(second.output()).toContain(`Port ${port} is taken`);
    } finally {
      demo.interrupt();
      await demo.ended;
    }
    await expect.poll(() => demo.hasProcesses(), 'what it had started').toBe(false);
  },
  'npm run sandbox -- --memory --port 4320': () => runsInQa('npm run sandbox -- --memory --port 4320'),
  'npm run mock -- --port 4311': () => runsInQa('npm run mock -- --port 4311'),
  // Runs in editor.spec.ts.
  'npm run test:file -- mocks/src/command.test.ts': async () => {
    expect(readFileSync(join(root, 'e2e/commands/editor.spec.ts'), 'utf8')).toContain(
      'mocks/src/command.test.ts',
    );
  },
  // The listing starts no browser. `npm test` runs the same journeys with the tag `@smoke`.
  'npm run test:engines': async () => {
    const { stdout } = await execute('npm', ['run', 'test:engines', '--', '--list'], { cwd: root });
    for (const engine of engineNames.filter((name) => installedEngines[name]))
      expect(stdout).toContain(`[engine-${engine}] › engines/journeys/sign-in.spec.ts`);
  },
  // The same tests run as a part of npm test.
  'npm run test:transcripts': async () => {
    const { stdout } = await execute('npm', ['run', 'test:transcripts', '--', '--list'], { cwd: root });
    expect(stdout).toContain('screen-reader/session.spec.ts');
  },
  // Runs in mutations.spec.ts with one file.
  'npm run test:mutations': async () => {
    expect(readFileSync(join(root, 'e2e/commands/mutations.spec.ts'), 'utf8')).toContain(
      "['run', 'test:mutations'",
    );
  },
  'npm run test:calls -- --calls 100': async () => {
    const { stdout } = await execute('npm', ['run', 'test:calls', '--', '--calls', '100'], { cwd: root });
    expect(stdout).toMatch(/ calls\/s\. No failure\./);
  },
  // The listing starts no example. `npm test` runs the same tests of three examples.
  'npm run test:examples': async () => {
    const { stdout } = await execute('npm', ['run', 'test:examples', '--', '--list'], { cwd: root });
    const listed = [...stdout.matchAll(/the example (\w+) shows items/g)].map(([, name]) => name);
    expect(listed).toEqual(['html', 'vue', 'svelte', 'angular', 'next']);
  },
  'npm run verify -- --help': async () => {
    const { stdout } = await execute('npm', ['run', 'verify', '--', '--help'], { cwd: root });
    expect(stdout).toContain('--url');
  },
  // deploy/doctor.spec.ts runs the command against nginx.
  'npm run doctor -- --help': async () => {
    const { stdout } = await execute('npm', ['run', 'doctor', '--', '--help'], { cwd: root });
    expect(stdout).toContain('--config');
  },
  'npm run contract-changes': () => runsInQa('npm run contract-changes'),
  'npm run bench': () => runsInQa('npm run bench -- --only load'),
};

/** Expects that docs/qa.md has the command. qa.spec.ts runs every command of that document. */
async function runsInQa(command: string) {
  expect(readFileSync(join(root, 'docs/qa.md'), 'utf8').split('\n')).toContain(command);
}

async function leavesWorkTreeUnchanged(script: string) {
  const status = () => execute('git', ['status', '--porcelain'], { cwd: root });
  const before = await status();
  await execute('npm', ['run', script], { cwd: root });
  expect((await status()).stdout).toBe(before.stdout);
}

test('every command of the README has a test', () => {
  const commands = [...readme.matchAll(/^npm .*$|`(npm [^`]+)`/gm)].map(([line, inline]) => inline ?? line);
  const mentioned = commands.filter((command) => !command.startsWith('npm start`'));
  expect([...new Set(mentioned)].sort()).toEqual(Object.keys(tried).sort());
});

for (const [command, attempt] of Object.entries(tried)) {
  test(`${command} does what the README says`, attempt);
}
