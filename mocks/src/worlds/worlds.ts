import type { SeedOptions } from '../sandbox/seed/index.ts';
import type { World } from './world.ts';
import { WorldError } from './world-error.ts';
import { DEFAULT_WORLD, isWorldName, WORLD_NAME_RULE } from './world-name.ts';

export const DEFAULT_LIMIT = 16;

/** Settings of a new world. A reset restores them, except the scenario. */
export interface WorldSettings extends SeedOptions {
  /** ISO instant for a fixed clock. Default: as the sandbox was started. */
  readonly now?: string;
  /** Name of the first active scenario. */
  readonly scenario?: string;
}

interface OpenWorld {
  readonly world: World;
  readonly createdAt: Date;
  lastUsedAt: Date;
  requests: number;
  isDeleted: boolean;
}

export interface WorldsOptions {
  /** Largest number of worlds, including the default world. */
  readonly limit: number;
  /** @throws RangeError when a setting is invalid. */
  readonly create: (name: string, settings: WorldSettings) => Promise<World>;
}

/** The worlds of one server. The first use of a name creates its world. */
export class Worlds {
  readonly limit: number;
  readonly #create: WorldsOptions['create'];
  readonly #open = new Map<string, Promise<OpenWorld>>();

  constructor({ limit, create }: WorldsOptions) {
    this.limit = limit;
    this.#create = create;
  }

  /**
   * Creates a world.
   *
   * @throws WorldError when the name is invalid or taken, or the limit is reached.
   * @throws RangeError when a setting is invalid.
   */
  async create(name: string, settings: WorldSettings = {}): Promise<World> {
    if (this.#open.has(name)) throw new WorldError(409, 'WORLD_EXISTS', `The world "${name}" exists.`);
    return (await this.#start(name, settings)).world;
  }

  /**
   * Returns a world, and creates it if necessary.
   *
   * @throws WorldError when the name is invalid or the limit is reached.
   */
  async open(name: string): Promise<World> {
    return (await this.#opened(name)).world;
  }

  /**
   * Handles a request with a world. A world that is deleted in the meantime stays usable for the request.
   *
   * @throws WorldError when the name is invalid or the limit is reached.
   */
  async use<T>(name: string, work: (world: World) => Promise<T>): Promise<T> {
    const used = await this.#opened(name);
    used.requests += 1;
    used.lastUsedAt = new Date();
    try {
      return await work(used.world);
    } finally {
      used.requests -= 1;
      if (used.isDeleted && used.requests === 0) await used.world.close();
    }
  }

  /** Returns whether a world exists or is being created. */
  has(name: string): boolean {
    return this.#open.has(name);
  }

  /** @throws WorldError when there is no such world. */
  async existing(name: string): Promise<World> {
    const found = await this.#open.get(name);
    if (!found) throw unknown(name);
    return found.world;
  }

  /** Lists the worlds, oldest first. */
  async list() {
    const all = await Promise.all(this.#open.values());
    return all.map(({ world, createdAt, lastUsedAt }) => ({
      ...world.state(),
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
  }

  /** @throws WorldError for the default world and when there is no such world. */
  async delete(name: string): Promise<void> {
    if (name === DEFAULT_WORLD)
      throw new WorldError(400, 'DEFAULT_WORLD', 'The default world can be reset, but not deleted.');
    const opening = this.#open.get(name);
    if (!opening) throw unknown(name);
    const deleted = await opening;
    if (this.#open.get(name) !== opening) throw unknown(name);
    this.#open.delete(name);
    deleted.isDeleted = true;
    if (deleted.requests === 0) await deleted.world.close();
  }

  async close(): Promise<void> {
    const all = await Promise.all(this.#open.values());
    this.#open.clear();
    await Promise.all(all.map(({ world }) => world.close()));
  }

  #opened(name: string): Promise<OpenWorld> {
    return this.#open.get(name) ?? this.#start(name, {});
  }

  async #start(name: string, settings: WorldSettings): Promise<OpenWorld> {
    if (!isWorldName(name)) throw new WorldError(400, 'INVALID_WORLD', invalid(name));
    if (this.#open.size >= this.limit) throw new WorldError(503, 'WORLD_LIMIT', this.#limitReached());
    const starting = this.#create(name, settings).then((world): OpenWorld => {
      const now = new Date();
      return { world, createdAt: now, lastUsedAt: now, requests: 0, isDeleted: false };
    });
    this.#open.set(name, starting);
    return starting.catch((error: unknown) => {
      this.#open.delete(name);
      throw error;
    });
  }

  #limitReached(): string {
    const names = [...this.#open.keys()].join(', ');
    return `The sandbox has ${this.limit} worlds: ${names}. Delete one with DELETE /__sandbox/worlds/<name>, or restart the sandbox with a larger --worlds.`;
  }
}

const invalid = (name: string) => `Invalid name of a world: "${name.slice(0, 64)}". ${WORLD_NAME_RULE}`;

const unknown = (name: string) =>
  new WorldError(404, 'UNKNOWN_WORLD', `The sandbox has no world "${name.slice(0, 64)}".`);
