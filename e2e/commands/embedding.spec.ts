import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import {
  type Chain,
  callIdentity,
  DEMO_SECRET,
  signIn,
  signInAtPartner,
  startChain,
} from '@portal-kit/mocks/testing';
import { type CommandProcess, findFreePort, isFree, root, startCommand } from './command-process.ts';
import { codeBlocks, embeddingDocument, section } from './embedding-document.ts';

/** Output folder of `npm run packages`. */
const packed = join(root, 'packed');
const skus = ['HF-0990', 'HF-1001', 'HF-1002', 'HF-1003', 'HF-1004', 'HF-1005', 'HF-1006', 'HF-1007'];

/** Commands that run until they are stopped, with the output that shows that they are ready. */
const servers: readonly (readonly [command: RegExp, readyOutput: string])[] = [
  [/^npm run sandbox\b/, 'Ready in'],
  [/^npx vite preview\b/, 'Local'],
  [/^npx portal-sandbox\b/, 'Ready in'],
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
/** A sandbox with both identity providers. */
let chain: Chain | undefined;
/** The documented port and the port in use, which differs if the documented one is taken. */
const ports = new Map<string, string>();

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partner-'));
  // The documented commands expect the clone next to the partner's project.
  await symlink(root, join(folder, 'supplier-portal'));
  for (const [, port = ''] of embeddingDocument.matchAll(/--port (\d+)/g)) {
    ports.set(port, (await isFree(Number(port))) ? port : String(await findFreePort()));
  }
});

test.afterAll(async () => {
  for (const command of running) command.interrupt();
  await Promise.all([chain?.close(), ...running.map(({ ended }) => ended)]);
  await rm(folder, { recursive: true });
});

/** Replaces the ports of a documented text with free ports. */
const withFreePorts = (text: string) =>
  [...ports].reduce((all, [port, taken]) => all.replaceAll(port, taken), text);

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
    const text = withFreePorts(code);
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

test('the sandbox runs outside of the repository, as a command and in a unit test', async () => {
  await follow('Testing your integration', join(folder, 'with-bundler'));
  const origin = `http://127.0.0.1:${ports.get('4332')}`;
  const token = await fetch(`${origin}/__sandbox/token?user=dana@halberd.example`);
  const headers = { Authorization: `Bearer ${await token.text()}` };
  const items = await fetch(`${origin}/api/v1/suppliers/SUP-1001/items`, { headers });
  expect(await items.json()).toMatchObject({ meta: { total: skus.length } });
  for (const path of ['/__sandbox/reference', '/__sandbox/page/inter.woff2'])
    expect((await fetch(origin + path)).status, path).toBe(200);
  expect((await readdir(join(packed, 'sandbox'))).map((file) => file.replace(/-[\d.]+\./, '.'))).toEqual([
    'portal-kit-sandbox.cdx.json',
    'portal-kit-sandbox.tgz',
  ]);
});

test('npm run packages writes a bill of materials beside each package', async () => {
  const files = (await readdir(packed)).toSorted();
  const described = files.filter((file) => file.endsWith('.cdx.json'));
  const tarballs = files.filter((file) => file.endsWith('.tgz'));
  expect(tarballs).toHaveLength(3);
  expect(described).toEqual(tarballs.map((file) => file.replace(/\.tgz$/, '.cdx.json')));
  for (const file of described) {
    const { bomFormat, metadata } = JSON.parse(await readFile(join(packed, file), 'utf8'));
    const { name, version } = metadata.component;
    expect([bomFormat, `${name.replace('@', '').replace('/', '-')}-${version}.cdx.json`]).toEqual([
      'CycloneDX',
      file,
    ]);
  }
});

test('the documented command creates a widget session', async () => {
  const [command] = codeBlocks(section('The token')).filter(({ language }) => language === 'sh');
  const curl = startCommand('sh', ['-c', withFreePorts(command?.code ?? '')], partnerEnvironment, folder);
  await curl.ended;
  expect(JSON.parse(/\{.*\}/.exec(curl.output())?.[0] ?? 'null'), curl.output()).toMatchObject({
    supplierId: 'SUP-1001',
    permissions: ['BASIC_ACCESS', 'ITEM_LIST'],
  });
});

test('the recipes for Customer Data Cloud and token exchange return working tokens', async () => {
  const cwd = join(folder, 'with-bundler', 'recipes');
  await mkdir(cwd);
  await writeFile(join(cwd, 'package.json'), '{ "type": "module" }');
  for (const { file, code } of codeBlocks(section('The token')))
    if (file) await writeFile(join(cwd, file), code);
  chain = await startChain({ portalDir: false, identity: 'oidc' });
  const { origin: portal, oidc } = chain;
  const expectAccess = async (accessToken: string) => {
    const headers = { Authorization: `Bearer ${accessToken}` };
    const items = await fetch(`${portal}/api/v1/suppliers/SUP-1001/items`, { headers });
    expect(items.status, await items.text()).toBe(200);
  };
  let output = '';
  /** Calls the function that a recipe creates, in a Node process without a build step. */
  const runTokenRecipe = async (recipe: string, create: string, options: object, token: string) => {
    const script = `import { ${create} } from './${recipe}';
      const options = { ...${JSON.stringify(options)}, onRefused: (reason) => console.log('refused ' + reason) };
      const token = await ${create}(options)(${JSON.stringify(token)}).catch(({ message }) => message);
      console.log('result ' + JSON.stringify(token));`;
    const command = startCommand('node', ['--input-type=module', '-e', script], partnerEnvironment, cwd);
    await command.ended;
    output = command.output();
    const result = /^result (.*)$/m.exec(output)?.[1];
    expect(result, output).toBeDefined();
    return JSON.parse(result ?? '');
  };

  await test.step('Customer Data Cloud', async () => {
    const options = { portal, accounts: `${portal}/identity`, apiKey: '3_sandbox' };
    const { loginToken } = await signIn(portal, 'dana@halberd.example');
    const ask = (token: string) => runTokenRecipe('cdc-token.ts', 'createCdcTokens', options, token);
    await expectAccess((await ask(loginToken)).accessToken);
    await callIdentity(portal, 'logout', { login_token: loginToken });
    expect(await ask(loginToken)).toBeNull();
  });

  await test.step('token exchange', async () => {
    const { accessToken, tokenEndpoint } = await signInAtPartner(portal, 'dana@halberd.example');
    const clientSecret = DEMO_SECRET;
    const options = { portal, tokenEndpoint, clientId: 'tidewater', clientSecret, audience: oidc?.clientId };
    const ask = (token: string, change = {}) =>
      runTokenRecipe('token-exchange.ts', 'createTokenExchange', { ...options, ...change }, token);
    await expectAccess((await ask(accessToken)).accessToken);
    expect(await ask('unknown')).toBeNull();
    expect(output).toContain('refused invalid_request: the subject token is invalid');
    expect(await ask(accessToken, { clientSecret: 'guess' })).toBe(
      'The token exchange failed: 401 invalid_client',
    );
    expect(await ask(accessToken, { tokenEndpoint: `${portal}/token` })).toMatch(
      /^The token exchange failed: \d+ without a reason$/,
    );
  });
});
