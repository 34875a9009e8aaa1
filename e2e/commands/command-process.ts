import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A documented command in a separate process group, with its output. */
export interface CommandProcess {
  readonly child: ChildProcess;
  output(): string;
  /** Resolves when the output contains the text; rejects if the command ends earlier. */
  says(text: string): Promise<void>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Sends a signal to the whole group, as Ctrl-C does. */
  interrupt(): void;
  /** Returns whether a process of the group is running. */
  hasProcesses(): boolean;
}

export function startCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd: string = root,
): CommandProcess {
  const child = spawn(command, args, {
    cwd,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  return {
    child,
    output: () => output,
    ended,
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!output.includes(text)) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
        ended.then(() =>
          reject(new Error(`"${command} ${args.join(' ')}" ended without saying "${text}":\n${output}`)),
        );
      }),
    interrupt: () => {
      const hasEnded = child.exitCode !== null || child.signalCode !== null;
      if (child.pid && !hasEnded) process.kill(-child.pid, 'SIGINT');
    },
    hasProcesses: () => {
      try {
        return process.kill(-(child.pid ?? 0), 0);
      } catch {
        return false;
      }
    },
  };
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Returns whether no process listens on the port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Finds a free port whose neighbors are free too. */
export async function findFreePortInARow(): Promise<number> {
  for (;;) {
    const port = await findFreePort();
    if ((await isFree(port - 1)) && (await isFree(port + 1))) return port;
  }
}

/** Returns whether a server responds on the port. */
export async function hasServer(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/__sandbox`).then(
    () => true,
    () => false,
  );
}
