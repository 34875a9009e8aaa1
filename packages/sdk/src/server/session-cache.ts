import type { CreatedWidgetSession, WidgetSessionRequest } from './widget-session';

const maxSessions = 1_000;
/** Sessions with less remaining time are not reused. */
const minRemainingMs = 60_000;

interface CachedSession {
  readonly userId: string;
  readonly session: CreatedWidgetSession;
  /** Time of this computer, because its clock may differ from the server's. */
  readonly reusableUntilMs: number;
}

interface PendingSession {
  readonly userId: string;
  readonly result: Promise<CreatedWidgetSession>;
}

const getCacheKey = ({ supplierId, user, widgets, permissions, origin, ttlSeconds }: WidgetSessionRequest) =>
  JSON.stringify([
    supplierId,
    user.id,
    user.name,
    [...widgets].sort(),
    permissions && [...permissions].sort(),
    origin,
    ttlSeconds,
  ]);

/** Keeps sessions in memory until shortly before they expire. Creates one session at a time for equal requests. */
export function createSessionCache(create: (request: WidgetSessionRequest) => Promise<CreatedWidgetSession>) {
  const sessions = new Map<string, CachedSession>();
  const pending = new Map<string, PendingSession>();

  function store(key: string, userId: string, session: CreatedWidgetSession, requestedAtMs: number): void {
    const lifetimeMs = session.expiresIn * 1000;
    const reusableUntilMs = requestedAtMs + lifetimeMs - Math.min(minRemainingMs, lifetimeMs / 2);
    // The map keeps the order of insertion, so the first key is the oldest.
    sessions.delete(key);
    sessions.set(key, { userId, session, reusableUntilMs });
    const [oldest] = sessions.keys();
    if (sessions.size > maxSessions && oldest !== undefined) sessions.delete(oldest);
  }

  function remove(isRemoved: (cached: CachedSession) => boolean): void {
    for (const [key, cached] of sessions) if (isRemoved(cached)) sessions.delete(key);
  }

  function start(key: string, request: WidgetSessionRequest): Promise<CreatedWidgetSession> {
    const requestedAtMs = Date.now();
    const userId = request.user.id;
    const result = create(request);
    pending.set(key, { userId, result });
    result
      .then((session) => store(key, userId, session, requestedAtMs))
      .catch(() => {})
      .finally(() => pending.delete(key));
    return result;
  }

  return {
    async get(request: WidgetSessionRequest, isFresh: boolean): Promise<CreatedWidgetSession> {
      const key = getCacheKey(request);
      const running = pending.get(key);
      if (running) return running.result;
      const cached = isFresh ? undefined : sessions.get(key);
      if (cached && cached.reusableUntilMs > Date.now()) return cached.session;
      return start(key, request);
    },
    removeSession: (sessionId: string) => remove(({ session }) => session.sessionId === sessionId),
    /** Waits for running requests of the user, so that a revocation includes their sessions. */
    async removeUser(userId: string): Promise<void> {
      const running = [...pending.values()].filter((one) => one.userId === userId);
      await Promise.allSettled(running.map(({ result }) => result));
      remove((cached) => cached.userId === userId);
    },
  };
}
