import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type CommandProcess, freePort, isFree, root, startCommand } from './command-process.ts';
import { codeBlocks, embeddingDocument, section } from './embedding-document.ts';

/** Output folder of `npm run packages`. */
const packed = join(root, 'packed');
const skus = ['HF-0990', 'HF-1001', 'HF-1002', 'HF-1003', 'HF-1004', 'HF-1005', 'HF-1006', 'HF-1007'];

/** Commands that run until they are stopped, with the output that shows that they are ready. */
const servers: readonly (readonly [command: RegExp, readyOutput: string])[] = [
  [/^npm run sandbox\b/, 'Ready in'],
  [/^npx vite preview\b/, 'Local'],
  [/^npx --yes sirv-cli\b/, 'ready'],
];

/** The environment of a partner's shell, without the variables of the npm that runs these tests. */
const partnerEnvironment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.keys(process.env)
      .filter((name) =>
        /^(npm_(package|lifecycle|command|execpath|config_local_prefix)|INIT_CWD|NODE_ENV)/.test(name),
      )
      .map((name) => [name, undefined]),
  ),
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
};

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const running: CommandProcess[] = [];
let folder: string;
/** The documented port and the port in use, which differs if the documented one is taken. */
const ports = new Map<string, string>();

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partner-'));
  for (const [, port = ''] of embeddingDocument.matchAll(/--port (\d+)/g)) {
    ports.set(port, (await isFree(Number(port))) ? port : String(await freePort()));
  }
});

test.afterAll(async () => {
  for (const command of running) command.interrupt();
  await Promise.all(running.map(({ ended }) => ended));
  await rm(folder, { recursive: true });
});

/** The documented command with local packages and free ports. */
function withLocalPackages(text: string, tarballs: readonly string[]): string {
  const installed = text.replace(/^(npm install) portal-kit\b/gm, `$1 ${tarballs.join(' ')}`);
  const fetched = installed.replace(/^(npm pack) portal-kit\b/gm, `$1 ${tarballs.at(-1)}`);
  return [...ports].reduce((all, [port, taken]) => all.replaceAll(port, taken), fetched);
}

/** The packages in dependency order; the last one is portal-kit. */
async function tarballs(): Promise<string[]> {
  const files = (await readdir(packed).catch(() => [])).filter((file) => file.endsWith('.tgz'));
  const rank = (file: string) =>
    ['portal-kit-sdk-', 'portal-kit-ui-'].findIndex((start) => file.startsWith(start));
  const order = (file: string) => (rank(file) < 0 ? 2 : rank(file));
  return files.toSorted((a, b) => order(a) - order(b)).map((file) => join(packed, file));
}

async function perform(command: string, cwd: string): Promise<void> {
  const started = startCommand('sh', ['-c', command], partnerEnvironment, cwd);
  const server = servers.find(([pattern]) => pattern.test(command));
  if (server) {
    running.push(started);
    await started.says(server[1]);
  } else {
    expect((await started.ended).code, `${command}\n${started.output()}`).toBe(0);
  }
}

/** Performs all steps of a section in order. */
async function follow(title: string, cwd: string): Promise<void> {
  for (const { language, code, file } of codeBlocks(section(title))) {
    const text = withLocalPackages(code, await tarballs());
    if (file) await writeFile(join(cwd, file), text);
    else if (language === 'sh') {
      for (const command of text.trim().split('\n')) {
        await test.step(command, () => perform(command, command.startsWith('npm run') ? root : cwd));
      }
    }
  }
}

async function expectItemList(page: Page, documentPort: string) {
  const problems: string[] = [];
  page.on('console', (message) => {
    // The browser requests a favicon, which the documented pages do not have.
    if (message.location().url.endsWith('/favicon.ico')) return;
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(`http://localhost:${ports.get(documentPort)}`);
  await expect(page.getByRole('rowheader')).toHaveText(skus);
  await page.getByRole('searchbox', { name: 'Search items' }).fill('pinot');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  const violations = await fetch(`http://127.0.0.1:${ports.get('4320')}/__sandbox/violations`);
  expect(await violations.json()).toEqual({ data: [] });
  expect(problems).toEqual([]);
}

test('the quick start with a bundler renders a list, starting from an empty folder', async ({ page }) => {
  const cwd = join(folder, 'with-bundler');
  await mkdir(cwd);
  await follow('Five minutes with a bundler', cwd);
  await expectItemList(page, '4330');

  await test.step('the TypeScript examples of the other sections type-check', async () => {
    const others = codeBlocks(embeddingDocument).filter(
      ({ language, file }) => /^tsx?$/.test(language) && file === undefined,
    );
    expect(others.length).toBeGreaterThan(0);
    await Promise.all(others.map(({ code }, index) => writeFile(join(cwd, `other-${index}.tsx`), code)));
    await perform('npx tsc', cwd);
  });
});

test('the quick start without a bundler renders a list, starting from an empty folder', async ({ page }) => {
  const cwd = join(folder, 'without-bundler');
  await mkdir(cwd);
  await follow('Five minutes without a bundler', cwd);
  await expectItemList(page, '4331');
});

/** The identity token of a signed-in user, as a partner's server stores it. */
async function identityToken(sandbox: string): Promise<string> {
  const call = async (method: string, parameters: Record<string, string>) => {
    const body = new URLSearchParams({ apiKey: '3_sandbox', ...parameters });
    const response = await fetch(`${sandbox}/identity/accounts.${method}`, { method: 'POST', body });
    return (await response.json()) as { sessionInfo: { cookieValue: string }; id_token: string };
  };
  const { sessionInfo } = await call('login', {
    loginID: 'dana@halberd.example',
    password: 'cellar-door-42',
  });
  const { id_token } = await call('getJWT', {
    login_token: sessionInfo.cookieValue,
    fields: 'email,work.company',
    expiration: '43200',
  });
  return id_token;
}

test('npm run packages writes a bill of materials beside each package', async () => {
  const described = (await readdir(packed)).filter((file) => file.endsWith('.cdx.json')).sort();
  expect(described).toEqual(
    (await tarballs()).map((path) => basename(path).replace(/\.tgz$/, '.cdx.json')).sort(),
  );
  for (const file of described) {
    const { bomFormat, metadata } = JSON.parse(await readFile(join(packed, file), 'utf8'));
    const { name, version } = metadata.component;
    expect([bomFormat, `${name.replace('@', '').replace('/', '-')}-${version}.cdx.json`]).toEqual([
      'CycloneDX',
      file,
    ]);
  }
});

test('the documented token server returns a working token and reports a missing session', async () => {
  const cwd = join(folder, 'token-server');
  await mkdir(cwd);
  const sandbox = `http://127.0.0.1:${ports.get('4320')}`;
  const server = codeBlocks(section('The token')).find(({ file }) => file === 'token-server.mjs');
  await writeFile(join(cwd, 'token-server.mjs'), server?.code ?? '');
  const statusAndText = async (environment: NodeJS.ProcessEnv) => {
    const port = String(await freePort());
    const command = startCommand('node', ['token-server.mjs'], { ...environment, PORT: port }, cwd);
    running.push(command);
    const requestToken = () => fetch(`http://127.0.0.1:${port}/portal-token`);
    await expect(async () => void (await requestToken())).toPass();
    const response = await requestToken();
    return [response.status, await response.text()] as const;
  };
  const [status, token] = await statusAndText({
    PORTAL: sandbox,
    IDENTITY_TOKEN: await identityToken(sandbox),
  });
  expect(status, token).toBe(200);
  const items = await fetch(`${sandbox}/api/v1/suppliers/SUP-1001/items`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(items.status, await items.text()).toBe(200);
  expect(await statusAndText({ PORTAL: sandbox })).toEqual([401, 'No user is signed in.']);
  expect(await statusAndText({ PORTAL: sandbox, IDENTITY_TOKEN: 'over' })).toEqual([
    401,
    'The portal responded with 401.',
  ]);
  const unusedOrigin = `http://127.0.0.1:${await freePort()}`;
  expect(await statusAndText({ PORTAL: unusedOrigin, IDENTITY_TOKEN: 'one' })).toEqual([
    502,
    'No response: fetch failed',
  ]);
});
