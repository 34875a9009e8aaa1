import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Stored {
  readonly model: string;
  readonly id: string;
  readonly payload: AdapterPayload;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** In-memory storage of the OpenID Connect server: sessions, codes, tokens. */
export class OidcStorage {
  readonly #stored = new Map<string, Stored>();

  clear(): void {
    this.#stored.clear();
  }

  /** Deletes all entries of an account for these models. */
  forget(models: readonly string[], accountId: string): void {
    this.#delete(({ model, payload }) => models.includes(model) && payload.accountId === accountId);
  }

  adapter(model: string): Adapter {
    const buildKey = (id: string) => `${model}:${id}`;
    const find = (id: string) => {
      const stored = this.#stored.get(buildKey(id));
      if (stored && stored.expiresAt > Date.now()) return stored.payload;
      this.#stored.delete(buildKey(id));
      return undefined;
    };
    return {
      upsert: async (id, payload, expiresInSeconds) => {
        const expiresAt = Date.now() + (expiresInSeconds || Number.POSITIVE_INFINITY) * 1000;
        this.#stored.set(buildKey(id), { model, id, payload, expiresAt });
      },
      find: async (id) => find(id),
      findByUid: async (uid) => {
        for (const stored of this.#stored.values()) {
          if (stored.model === model && stored.payload.uid === uid) return find(stored.id);
        }
        return undefined;
      },
      // User codes belong to the device flow, which is not enabled.
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = find(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => {
        this.#stored.delete(buildKey(id));
      },
      revokeByGrantId: async (grantId) =>
        this.#delete((stored) => stored.model === model && stored.payload.grantId === grantId),
    };
  }

  #delete(shouldDelete: (stored: Stored) => boolean): void {
    for (const [key, stored] of this.#stored) if (shouldDelete(stored)) this.#stored.delete(key);
  }
}
