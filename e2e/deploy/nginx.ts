import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const fetched = join(import.meta.dirname, '../../.cache/nginx/nginx');
const program = [process.env.PORTAL_NGINX, '/usr/sbin/nginx', fetched].find(
  (path) => path && existsSync(path),
);

/** The reason to skip the nginx tests, or `undefined`. */
export const skipReason = program
  ? undefined
  : 'nginx was not found: install it, or set PORTAL_NGINX to its path';

/** A user without privileges, and its group. */
const nobody = { uid: 65534, gid: 65534 };

/**
 * How to start nginx without privileges. Root starts nginx as the user `nobody`, if that user may read the program.
 */
const user: typeof nobody | undefined =
  program && process.getuid?.() === 0 && spawnSync(program, ['-v'], nobody).status === 0 ? nobody : undefined;

/** Gives a folder to the user of nginx. */
export const giveToServer = (folder: string) =>
  user ? chown(folder, user.uid, user.gid) : Promise.resolve();

/** Builds a minimal nginx.conf whose files are all in the folder of the option `-p`. */
const mainConfiguration = (site: string) => `
daemon off;
${process.getuid?.() === 0 && !user ? 'user root;' : ''}
worker_processes 1;
pid nginx.pid;
error_log stderr notice;
events {}
http {
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  ${site}
}
`;

/** An nginx process in the foreground with a separate folder. */
export class Nginx {
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(child: ChildProcess, folder: string) {
    this.#child = child;
    this.#folder = folder;
  }

  /**
   * Returns the messages of `nginx -t`, which say whether the configuration is valid. `site` is inserted into the http
   * context.
   */
  static async check(site: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'));
    await writeFile(join(folder, 'nginx.conf'), mainConfiguration(site));
    await giveToServer(folder);
    const args = ['-t', '-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
    const { stderr } = spawnSync(program ?? '', args, { encoding: 'utf8', ...user });
    await rm(folder, { recursive: true });
    return stderr;
  }

  /** Resolves when nginx accepts connections; rejects with its error message. `site` is inserted into the http context. */
  static async start(site: string): Promise<Nginx> {
    if (!program) throw new Error(`e2e: ${skipReason}`);
    const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'));
    await writeFile(join(folder, 'nginx.conf'), mainConfiguration(site));
    await giveToServer(folder);
    const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      ...user,
    });
    const nginx = new Nginx(child, folder);
    process.once('exit', nginx.#end);
    await nginx.#accepts().catch(async (error: unknown) => {
      await nginx.stop();
      throw error;
    });
    return nginx;
  }

  readonly #end = () => void this.#child.kill('SIGTERM');

  #accepts(): Promise<void> {
    return new Promise((resolve, reject) => {
      let output = '';
      this.#child.stderr?.on('data', (chunk) => {
        output += chunk;
        // nginx opens its sockets before it starts its workers.
        if (output.includes('start worker process')) resolve();
      });
      this.#child.once('error', reject);
      this.#child.once('exit', () =>
        reject(new Error(`e2e: nginx exited before it accepted connections:\n${output}`)),
      );
    });
  }

  async stop(): Promise<void> {
    process.removeListener('exit', this.#end);
    const isRunning = this.#child.exitCode === null && this.#child.signalCode === null;
    if (this.#child.pid !== undefined && isRunning) {
      const ended = once(this.#child, 'exit');
      this.#end();
      await ended;
    }
    await rm(this.#folder, { recursive: true });
  }
}
