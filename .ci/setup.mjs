// Makes a fresh clone ready: installed packages, and the toolchain's own Node. Runs on any Node ≥ 20, without packages.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules/.bin');
const stamp = join(root, 'node_modules/.installed');
/** The toolchain's Node: a dev dependency, so that the machine's version does not matter. */
export const node = join(root, 'node_modules/node/bin/node');

export const environment = {
  ...process.env,
  PATH: bin + delimiter + (process.env.PATH ?? ''),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};

/** An expected problem: shown as one sentence, without a stack. */
export class SetupError extends Error {}

const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    // Whoever has children waits for them; the rest ends as it would have without this listener.
    if (running.size === 0) process.kill(process.pid, signal);
    process.exitCode = 1;
  });
}

// npm ends by a signal without telling us: the shell in between swallows it. That shell is gone then, and so shall we be.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/** Starts a command that ends with this process, however this one is told to end. */
export function start(command, args, options) {
  const child = spawn(command, args, options);
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Runs a command in the project; resolves with its exit code. `quiet` keeps what it says in `output`. */
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

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Installs the locked packages, unless exactly they are there. */
export async function ensureInstalled() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) throw new SetupError(`Node ${process.versions.node} is too old: install Node 20 or newer.`);
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();
  if (!isCurrent) {
    console.log('Installing packages (once per change of package-lock.json) …');
    // With the caller's own PATH: the Node in node_modules is about to be replaced. Dev dependencies are the toolchain.
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code, output } = await run('npm', args, { quiet: true, env: { PATH: process.env.PATH ?? '' } });
    if (code !== 0) {
      throw new SetupError(
        `${output}\nThe packages could not be installed. The npm registry must be reachable once.`,
      );
    }
  }
  if (!existsSync(node)) {
    const { code, output } = await run('npm', ['rebuild', 'node', '--ignore-scripts=false'], { quiet: true });
    if (code !== 0 || !existsSync(node)) {
      throw new SetupError(
        `${output}\nThe toolchain's Node is missing: npm was told to skip install scripts. ` +
          'Run "npm ci --ignore-scripts=false" and start again.',
      );
    }
  }
  if (!isCurrent) writeFileSync(stamp, lockHash());
}

/** Runs a command's main function; expected problems end it with a sentence and exit code 1. */
export function main(command) {
  command().catch((error) => {
    console.error(error instanceof SetupError ? error.message : error);
    process.exitCode = 1;
  });
}
