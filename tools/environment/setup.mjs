// Prepares a fresh clone: installs the packages and provides the toolchain's Node. Runs on Node ≥ 20 without packages.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const binaries = join(root, 'node_modules/.bin');
/** The toolchain's Node is a dev dependency: commands do not depend on the machine's version. */
export const node = join(root, 'node_modules/node/bin/node');

export const environment = {
  ...process.env,
  PATH: binaries + delimiter + (process.env.PATH ?? ''),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};

/** An expected error. `main` prints its message without a stack. */
export class SetupError extends Error {}

const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    // A process with children waits for their exit. Without children, the default action of the signal applies.
    if (running.size === 0) process.kill(process.pid, signal);
    process.exitCode = 1;
  });
}

// npm runs scripts through a shell, which does not forward signals. When the shell exits, this process exits as well.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/** Starts a command that receives the signals of this process. */
export function start(command, args, options) {
  const child = spawn(command, args, options);
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Starts a server. Its stdin closes when this process exits for any reason, and the server exits with it. */
export const startServer = (args) =>
  start(node, args, {
    cwd: root,
    env: { ...environment, PORTAL_END_WITH_STDIN: '1' },
    stdio: ['pipe', 'inherit', 'inherit'],
  });

/** Sets the exit code of this process from the exit of a child. */
export function exitWith(child) {
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGTERM' ? 0 : 1);
  });
}

/** Runs a command and resolves with its exit code. `quiet` collects stdout and stderr in `output`. */
export function run(command, args, { cwd = root, quiet = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, {
      cwd,
      env: { ...environment, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code, signal) =>
      resolve({ code: code ?? (signal ? 1 : 0), output: Buffer.concat(output).toString() }),
    );
  });
}

/** Builds packages and their dependencies. Turbo skips unchanged packages. */
export async function build(...names) {
  const filters = names.map((name) => `--filter=${name}`);
  const args = ['run', 'build', ...filters, '--output-logs=errors-only'];
  const { code, output } = await run('turbo', args, { quiet: true });
  if (code !== 0) throw new SetupError(`${output}\nThe build of ${names.join(', ')} failed.`);
}

const getStampPath = (folder) => join(folder, 'node_modules/.installed');
const lockHash = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

const isInstalled = () =>
  existsSync(getStampPath(root)) && readFileSync(getStampPath(root), 'utf8') === lockHash(root);

/** Records that a folder contains the packages of its package-lock.json. */
export const markInstalled = (folder) => writeFileSync(getStampPath(folder), lockHash(folder));

/** Installs the packages of package-lock.json unless they are installed. */
export async function ensureInstalled() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) throw new SetupError(`Node ${process.versions.node} is too old. Install Node 20 or newer.`);
  const isCurrent = isInstalled();
  if (!isCurrent) {
    console.log('Installing packages (once per change of package-lock.json) …');
    // Uses the caller's PATH, because npm replaces the Node in node_modules. With NODE_ENV=production, npm would omit
    // dev dependencies.
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code, output } = await run('npm', args, { quiet: true, env: { PATH: process.env.PATH ?? '' } });
    if (code !== 0) {
      throw new SetupError(
        `${output}\nnpm could not install the packages. Check that the npm registry is reachable and try again.`,
      );
    }
  }
  if (!existsSync(node)) {
    const { code, output } = await run('npm', ['rebuild', 'node', '--ignore-scripts=false'], { quiet: true });
    if (code !== 0 || !existsSync(node)) {
      throw new SetupError(
        `${output}\nThe toolchain's Node is missing because npm skips install scripts. ` +
          'Run "npm ci --ignore-scripts=false" and try again.',
      );
    }
  }
  if (!isCurrent) markInstalled(root);
}

/** Runs the main function of a command. A `SetupError` prints its message; every error sets exit code 1. */
export function main(command) {
  command().catch((error) => {
    console.error(error instanceof SetupError ? error.message : error);
    process.exitCode = 1;
  });
}
