import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { htmlPage, startStaticSite } from '../fixtures/static-site.ts';
import { expect, test } from '../fixtures/test.ts';
import { root } from './command-process.ts';

const execute = promisify(execFile);
const folder = join(root, 'release');

interface Index {
  readonly version: string;
  readonly tag: string;
  readonly isDryRun: boolean;
  readonly gitTags: readonly string[];
  readonly files: readonly {
    readonly path: string;
    readonly bytes: number;
    readonly sha256: string;
    readonly integrity: string;
    readonly destination: string;
  }[];
}

const readText = (path: string) => readFileSync(join(folder, path), 'utf8');
const workTree = async () => (await execute('git', ['status', '--porcelain'], { cwd: root })).stdout;

const manifestIn = async (tarball: string) =>
  JSON.parse(
    (await execute('tar', ['-xzOf', join(folder, 'packages', tarball), 'package/package.json'])).stdout,
  );

test('npm run release -- --dry-run writes everything that a release publishes and changes no other file', async ({
  page,
  problems,
  sandbox,
}) => {
  test.setTimeout(240_000);
  const args = ['run', 'release', '--', '--dry-run', '--quick', '--examples', 'none'];
  // After a release there are no changesets until the next change for partners.
  if (!readdirSync(join(root, '.changeset')).some((name) => name.endsWith('.md'))) {
    await expect(execute('npm', args, { cwd: root })).rejects.toMatchObject({ code: 2 });
    return;
  }
  const before = await workTree();
  const { stdout } = await execute('npm', args, { cwd: root });
  expect(stdout).toContain('nothing was published');
  expect(await workTree()).toBe(before);

  const index: Index = JSON.parse(readText('index.json'));
  const { version } = index;
  const current: string = JSON.parse(readFileSync(join(root, 'packages/sdk/package.json'), 'utf8')).version;
  expect(version).not.toBe(current);
  expect(index).toMatchObject({ tag: 'latest', isDryRun: true });
  expect(index.gitTags).toHaveLength(4);

  // The index and the checksums list every file with its hashes.
  const listed = index.files.map(({ path }) => path);
  const present = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  expect([...listed, 'index.json', 'index.md'].sort()).toEqual(present.sort());
  for (const { path, bytes, sha256, integrity } of index.files) {
    const content = readFileSync(join(folder, path));
    const [algorithm = ''] = integrity.split('-', 1);
    expect([statSync(join(folder, path)).size, path]).toEqual([bytes, path]);
    expect(createHash('sha256').update(content).digest('hex'), path).toBe(sha256);
    expect(`${algorithm}-${createHash(algorithm).update(content).digest('base64')}`, path).toBe(integrity);
  }
  await execute('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder });

  // The packages have the new version and depend on each other in this version.
  const kit = `portal-kit-${version}.tgz`;
  expect(await manifestIn(kit)).toMatchObject({
    version,
    dependencies: { '@portal-kit/sdk': version, '@portal-kit/ui': version },
  });
  const { stdout: changelog } = await execute('tar', [
    '-xzOf',
    join(folder, 'packages', kit),
    'package/CHANGELOG.md',
  ]);
  expect(changelog.split('\n').slice(0, 3)).toEqual(['# portal-kit', '', `## ${version}`]);
  const bill = JSON.parse(readText(`packages/portal-kit-${version}.cdx.json`));
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { version } } });
  const { plan } = JSON.parse(readText('publish-plan.json'));
  expect(plan.map((group: { name: string }[]) => group.map(({ name }) => name))).toEqual([
    ['@portal-kit/sdk', '@portal-kit/ui', '@portal-kit/sandbox'],
    ['portal-kit'],
  ]);
  expect(index.files.find(({ path }) => path === `packages/${kit}`)?.destination).toBe(
    `npm registry: portal-kit@${version}, tag latest`,
  );
  expect(readText('index.md')).toContain('**Dry run.** Nothing was published.');
  expect(readText('release-notes.md')).toMatch(new RegExp(`^# ${version}\n.*^## Minor Changes$`, 'ms'));
  expect(readText('api-changes.md')).toContain(`# Changes of the API from ${current} to ${version}`);

  // The upgrading guide names every removed export.
  const upgrading = readFileSync(join(root, 'docs/upgrading.md'), 'utf8');
  const removed = [...readText('api-changes.md').matchAll(/^\*\*Removed\*\*\n\n((?:- .*\n)+)/gm)]
    .flatMap(([, list = '']) => [...list.matchAll(/: (\w+)`/g)])
    .map(([, name = '']) => name);
  expect(removed.filter((name) => !upgrading.includes(`\`${name}`))).toEqual([]);

  // A page with the printed tags loads the script file; a changed file is refused.
  const tags = readText('script/tags/item-list.html');
  const list = `<portal-item-list api-url="${sandbox.origin}" supplier-id="SUP-1001"></portal-item-list>`;
  const changed = tags.replace(/(portal-kit\.js" integrity="sha384-)..../, '$1AAAA');
  const site = await startStaticSite(join(folder, 'script'), {
    pages: {
      '/': htmlPage({ head: tags, body: list }),
      '/changed': htmlPage({ head: changed, body: list }),
    },
  });
  const isDefined = () => page.evaluate(() => customElements.get('portal-item-list') !== undefined);
  await page.goto(site.origin);
  await expect.poll(isDefined).toBe(true);
  problems.tolerateConsole(/^Failed to find a valid digest in the 'integrity' attribute/);
  await page.goto(`${site.origin}/changed`);
  await page.waitForLoadState('load');
  expect(await isDefined()).toBe(false);
  await site.close();
});
