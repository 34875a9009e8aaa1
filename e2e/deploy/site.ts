import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { findFreePort } from '../commands/command-process.ts';
import { fillConfiguration, type Placeholders } from './documented.ts';
import { giveToServer, Nginx } from './nginx.ts';

/** The built portal behind nginx, set up as in docs/deploy.md. */
export class Site {
  readonly origin: string;
  readonly #folder: string;
  readonly #nginx: Nginx;

  private constructor(origin: string, folder: string, nginx: Nginx) {
    this.origin = origin;
    this.#folder = folder;
    this.#nginx = nginx;
  }

  /**
   * Serves the built portal with the documented configuration of nginx. `api` is the origin behind `/api/`, with the
   * identity provider under `/identity`. `edit` changes the configuration after its placeholders are filled in.
   */
  static async open(api: string, edit = (configuration: string) => configuration): Promise<Site> {
    const { PORTAL_E2E_DIST: build } = process.env;
    if (!build) throw new Error('e2e: PORTAL_E2E_DIST is not set; the global setup builds the portal');
    const folder = await mkdtemp(join(tmpdir(), 'portal-site-'));
    await cp(build, join(folder, 'portal'), { recursive: true });
    await writeFile(join(folder, 'certificates.pem'), rootCertificates.slice(0, 1).join(''));
    await giveToServer(folder);
    const listen = `127.0.0.1:${await findFreePort()}`;
    const values: Placeholders = {
      listen,
      api,
      host: '127.0.0.1',
      folder: join(folder, 'portal'),
      identity: `${api}/identity`,
      certificates: join(folder, 'certificates.pem'),
      'access-log': join(folder, 'access.log'),
    };
    try {
      const nginx = await Nginx.start(edit(fillConfiguration(values)));
      return new Site(`http://${listen}`, folder, nginx);
    } catch (error) {
      await rm(folder, { recursive: true });
      throw error;
    }
  }

  /** Writes a file into the portal's folder. */
  async write(path: string, content: string | Uint8Array): Promise<void> {
    await writeFile(join(this.#folder, 'portal', path), content);
  }

  async remove(path: string): Promise<void> {
    await rm(join(this.#folder, 'portal', path));
  }

  async configure(settings: unknown): Promise<void> {
    await this.write('config.json', JSON.stringify(settings));
  }

  /** Reads the access log: one line per response. */
  accessLog(): Promise<string> {
    return readFile(join(this.#folder, 'access.log'), 'utf8');
  }

  async close(): Promise<void> {
    await this.#nginx.stop();
    await rm(this.#folder, { recursive: true });
  }
}

/** Headers that differ between web servers, and the reporting endpoint. */
const serverHeader =
  /^(date|server|connection|keep-alive|content-(length|encoding)|transfer-encoding|vary|etag|last-modified|accept-ranges|reporting-endpoints)$/;

/** Selects a response's headers that a deployment copies from the reference server. */
export const selectCopiedHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !serverHeader.test(name))
      .map(([name, value]) => [name, value.replace(/; report-(uri|to) [^;]+/g, '')]),
  );
