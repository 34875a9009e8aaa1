import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { findFreePort, root, startCommand } from '../commands/command-process.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillConfiguration } from './documented.ts';
import { Nginx, skipReason } from './nginx.ts';

// No Docker engine is needed: the tests run what the images run.

const folder = join(root, 'docker');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

interface Service {
  readonly build: { readonly target: string };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports: readonly string[];
  readonly tmpfs: readonly string[];
}

const compose = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<'sandbox' | 'portal', Service>>;
};
const withCaddy = parse(read('compose.caddy.yaml')) as {
  readonly services: { readonly portal: Pick<Service, 'build' | 'environment'> };
};

interface Configuration {
  readonly apiBaseUrl: string;
  readonly identity: Readonly<Record<string, string>>;
}

/** Returns the lines of one stage of the Dockerfile. */
const stage = (name: string) =>
  read('Dockerfile')
    .split(/^(?=FROM )/m)
    .find((lines) => lines.split('\n', 1)[0]?.endsWith(` AS ${name}`)) ?? '';

/** Parses the arguments of an instruction in JSON form, such as ENTRYPOINT. */
const parseInstructionArguments = (name: string, instruction: string): string[] =>
  JSON.parse(new RegExp(`${instruction} (\\[.*\\])$`, 'm').exec(stage(name))?.[1] ?? '[]');

test('the services of the compose file use stages of the Dockerfile and their ports', () => {
  for (const { build, ports } of Object.values(compose.services)) {
    const port = /^EXPOSE (\d+)$/m.exec(stage(build.target))?.[1];
    expect(ports).toEqual([`127.0.0.1:${port}:${port}`]);
  }
});

test('the Dockerfile is valid', () => {
  expect(validate(read('Dockerfile'), {}).map(({ message }) => message)).toEqual([]);
});

test('every container runs without privileges and with a read-only file system', () => {
  for (const service of Object.values(compose.services)) {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: expect.arrayContaining(['/tmp']),
    });
  }
  for (const target of ['sandbox', 'portal', 'portal-caddy']) {
    expect(stage(target), target).toMatch(/^USER (?:node|101|65534)$/m);
    expect(stage(target), target).toMatch(/^HEALTHCHECK .*\/config\.json/m);
  }
});

test('the composition with Caddy uses its stage, its port and all variables of the Caddyfile', () => {
  const { build, environment = {} } = withCaddy.services.portal;
  expect(stage(build.target)).toMatch(/^EXPOSE 8080$/m);
  const used = [...read('Caddyfile').matchAll(/\{\$(\w+)(:[^}]+)?\}/g)];
  const needed = used.filter(([, , fallback]) => fallback === undefined).map(([, name]) => name);
  expect(Object.keys(environment).sort()).toEqual(needed.sort());
});

test('nginx accepts the configuration of the image as a user without privileges', async () => {
  // biome-ignore lint/suspicious/noSkippedTests: skips only without nginx and prints the reason
  test.skip(skipReason !== undefined, skipReason);
  const template = execFileSync(process.execPath, [join(folder, 'nginx-template.mjs')], { encoding: 'utf8' });
  const configuration = template
    .replaceAll(/\$\{PORTAL_\w+\}/g, 'http://127.0.0.1:9')
    .replace(/proxy_ssl_(?:verify|trusted)[^;]*;/g, '')
    .replace('/dev/stdout', 'access.log');
  expect(await Nginx.check(configuration)).toContain('test is successful');
});

test('the nginx configuration of the image is the documented one', () => {
  const template = execFileSync(process.execPath, [join(folder, 'nginx-template.mjs')], { encoding: 'utf8' });
  const { environment = {} } = compose.services.portal;
  const started = template.replaceAll(/\$\{(PORTAL_\w+)\}/g, (_, name: string) => environment[name] ?? '');
  expect(started).toBe(
    fillConfiguration({
      listen: '8080',
      host: '_',
      folder: '/srv/portal',
      'access-log': '/dev/stdout',
      api: 'http://sandbox:4310',
      identity: 'http://sandbox:4310/identity',
      certificates: '/etc/ssl/certs/ca-certificates.crt',
    }),
  );
});

test('the composed portal uses the API and the identity provider of the sandbox', async ({ sandbox }) => {
  const response = await fetch(`${sandbox.origin}/config.json`);
  const { apiBaseUrl, identity } = (await response.json()) as Configuration;
  // nginx does not forward the page of single sign-on.
  const { webSdkUrl: _, ...withoutSingleSignOn } = identity;
  expect(JSON.parse(read('config.json'))).toMatchObject({ apiBaseUrl, identity: withoutSingleSignOn });
});

test('the sandbox of the image starts, is healthy and accepts requests of the portal', async () => {
  const [command, ...options] = parseInstructionArguments('sandbox', 'ENTRYPOINT');
  expect(command).toBe('portal-sandbox');
  const port = String(await findFreePort());
  const here = [...options, ...(compose.services.sandbox.command ?? [])].map((option) =>
    option === '4310' ? port : option === '/portal' ? (process.env.PORTAL_E2E_DIST ?? '') : option,
  );
  const server = startCommand(process.execPath, ['mocks/src/sandbox.ts', ...here]);
  await server.says('Ready in');
  const [node = '', ...script] = parseInstructionArguments('sandbox', 'HEALTHCHECK .* CMD');
  expect(node).toBe('node');
  const health = (at: string) =>
    spawnSync(
      process.execPath,
      script.map((text) => text.replace('4310', at)),
    ).status;
  expect([health(port), health(String(await findFreePort()))]).toEqual([0, 1]);
  const status = spawnSync('curl', [
    ...['-s', '-o', '/dev/null', '-w', '%{http_code}', '-H', 'Host: sandbox:4310'],
    `http://127.0.0.1:${port}/api/feature-flags`,
  ]);
  expect(String(status.stdout)).toBe('401');
  server.interrupt();
  expect(await server.ended).toMatchObject({ code: 0 });
});
