import { notFound } from '../api-error.ts';
import type { Clock } from '../clock.ts';
import type { HandlerContext, Handlers } from '../handler.ts';
import type { WidgetSession } from '../model/widget-session.ts';
import { json } from '../responses.ts';
import type { Database } from '../store/database.ts';
import { formatAuthor, getSessionStatus } from './session-caller.ts';
import { grantedPermissions, type WidgetSessionRequest } from './session-scope.ts';

const DEFAULT_TTL_SECONDS = 600;
/** How long a session is kept after it has expired. */
const KEPT_MS = 24 * 3_600_000;

export const widgetSessionHandlers: Handlers = {
  async createWidgetSession({ request, db, clock, credential, tokens }) {
    const body = (await request.json()) as WidgetSessionRequest;
    const { supplierId, user, widgets, origin, ttlSeconds = DEFAULT_TTL_SECONDS } = body;
    const permissions = grantedPermissions(body, credential, db.suppliers.get(supplierId));
    const issuedAtSeconds = Math.floor(clock.nowMs() / 1000);
    const session: WidgetSession = {
      sessionId: `WS-${crypto.randomUUID().replaceAll('-', '')}`,
      clientId: credential.clientId,
      supplierId,
      user: { id: user.id, name: user.name.trim() },
      widgets,
      permissions,
      origin,
      createdAt: clock.nowIso(),
      expiresAt: new Date((issuedAtSeconds + ttlSeconds) * 1000).toISOString(),
      revokedAt: null,
    };
    const accessToken = await tokens.signSession(session, formatAuthor(session, credential), ttlSeconds);
    removeOldSessions(db, clock);
    db.widgetSessions.put(session, session.sessionId);
    const { clientId: _, revokedAt: __, ...created } = session;
    const location = `/api/v2/embed/sessions/${session.sessionId}`;
    return json({ ...created, accessToken, tokenType: 'Bearer', expiresIn: ttlSeconds }, 201, { location });
  },

  getWidgetSession(context) {
    const session = getSession(context);
    const { clientId: _, ...shown } = session;
    return json({ ...shown, status: getSessionStatus(session, context.clock) });
  },

  revokeWidgetSession(context) {
    revoke(context, getSession(context));
    return new Response(null, { status: 204 });
  },

  revokeWidgetSessions(context) {
    const userId = context.query.get('userId');
    for (const session of context.db.widgetSessions.list()) {
      if (session.clientId === context.credential.clientId && session.user.id === userId)
        revoke(context, session);
    }
    return new Response(null, { status: 204 });
  },
};

/** @throws ApiError 404 for an unknown session and for a session of another service credential. */
function getSession({ db, params, credential }: HandlerContext): WidgetSession {
  const session = db.widgetSessions.get(params.sessionId ?? '');
  if (session?.clientId !== credential.clientId) throw notFound();
  return session;
}

function revoke({ db, clock }: HandlerContext, session: WidgetSession): void {
  if (getSessionStatus(session, clock) !== 'ACTIVE') return;
  db.widgetSessions.put({ ...session, revokedAt: clock.nowIso() }, session.sessionId);
}

function removeOldSessions({ widgetSessions }: Database, clock: Clock): void {
  for (const { sessionId, expiresAt } of widgetSessions.list())
    if (Date.parse(expiresAt) + KEPT_MS < clock.nowMs()) widgetSessions.delete(sessionId);
}
