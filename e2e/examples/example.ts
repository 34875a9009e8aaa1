import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type CommandProcess, findFreePort, root, startCommand } from '../commands/command-process.ts';

/** The working copy of a release that `npm run release` tests. Default: this repository. */
const { PORTAL_RELEASED_TREE: releasedTree } = process.env;

/** The published packages: of the release, or of the partner demo's build. */
export const packed = join(releasedTree ?? root, releasedTree ? 'packed' : 'apps/partner-demo/dist/packed');

/** npm sets these variables for its scripts. The shell of a partner has none of them. */
const npmVariables = /^(npm_(package|lifecycle|command|execpath|config_local_prefix)|INIT_CWD|NODE_ENV)/;

const partnerEnvironment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.keys(process.env).flatMap((key) => (npmVariables.test(key) ? [[key, undefined]] : [])),
  ),
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  NEXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
};

/** An example in a folder of its own, whose server is running. */
export interface RunningExample {
  readonly origin: string;
  /** The copy of the example. */
  readonly folder: string;
  /** Runs a command in the copy. Throws an error with the output of a command that fails. */
  run(command: string): Promise<void>;
  stop(): Promise<void>;
}

/** Finds the port in an example's README. */
const findPort = (readme: string) => /(?:localhost|127\.0\.0\.1):(433\d)/.exec(readme)?.[1] ?? '';

/** Lists the commands that the README gives for the example's folder. */
const listCommands = (readme: string) =>
  [...readme.matchAll(/^```sh\n(.*?)^```$/gms)]
    .flatMap(([, code = '']) => code.trim().split('\n'))
    .filter((command) => /^npm (?:install|start|run build)\b/.test(command));

/** Replaces the ports of the sandbox and of the example in all sources. */
async function replacePorts(folder: string, ports: ReadonlyMap<string, string>): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = await readFile(path, 'utf8');
    const replaced = [...ports].reduce((all, [port, free]) => all.replaceAll(port, free), text);
    if (replaced !== text) await writeFile(path, replaced);
  }
}

async function runToEnd(command: string, folder: string): Promise<void> {
  const started = startCommand('sh', ['-c', command], partnerEnvironment, folder);
  const { code } = await started.ended;
  if (code !== 0) throw new Error(`"${command}" ended with ${code}:\n${started.output()}`);
}

async function startServer(command: string, folder: string, port: string): Promise<CommandProcess> {
  const server = startCommand('sh', ['-c', `exec ${command}`], { ...partnerEnvironment, PORT: port }, folder);
  const isReady = () =>
    fetch(`http://localhost:${port}`).then(
      () => true,
      () => server.child.exitCode !== null,
    );
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  if (server.child.exitCode !== null) throw new Error(`"${command}" ended:\n${server.output()}`);
  return server;
}

/** Copies an example and performs the commands of its README there, with the packed packages and free ports. */
export async function runExample(name: string, sandbox: string): Promise<RunningExample> {
  const folder = await mkdtemp(join(tmpdir(), `example-${name}-`));
  await cp(join(releasedTree ?? root, 'examples', name), folder, {
    recursive: true,
    filter: (path) => !/[/\\](node_modules|dist|\.next|\.angular)$/.test(path),
  });
  const readme = await readFile(join(folder, 'README.md'), 'utf8');
  const port = String(await findFreePort());
  await replacePorts(
    folder,
    new Map([
      ['4320', new URL(sandbox).port],
      [findPort(readme), port],
    ]),
  );
  let server: CommandProcess | undefined;
  for (const documented of listCommands(readme)) {
    const command = documented.replace('../../packed', packed);
    if (command === 'npm start') server = await startServer(command, folder, port);
    else await runToEnd(command, folder);
  }
  return {
    origin: `http://localhost:${port}`,
    folder,
    run: (command) => runToEnd(command, folder),
    stop: async () => {
      server?.interrupt();
      await server?.ended;
      await rm(folder, { recursive: true });
    },
  };
}
