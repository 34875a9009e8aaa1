import { Caller } from '../access/caller.ts';
import { ApiError } from '../api-error.ts';
import type { Clock } from '../clock.ts';
import type { HandlerContext } from '../handler.ts';
import type { Supplier } from '../model/party.ts';
import type { ServiceCredential, WidgetSession } from '../model/widget-session.ts';
import { effectivePermissions, outOfScope } from './session-scope.ts';

/** Formats the name of a partner's user as the author of changes. */
export const formatAuthor = ({ user }: WidgetSession, { name }: ServiceCredential) =>
  `${user.name} (${name})`;

export function getSessionStatus(
  { revokedAt, expiresAt }: WidgetSession,
  clock: Clock,
): 'ACTIVE' | 'EXPIRED' | 'REVOKED' {
  if (revokedAt !== null) return 'REVOKED';
  return Date.parse(expiresAt) > clock.nowMs() ? 'ACTIVE' : 'EXPIRED';
}

/** A partner's user with the scope of a widget session. */
class SessionCaller extends Caller {
  readonly #session: WidgetSession;
  readonly #credential: ServiceCredential;

  constructor(session: WidgetSession, credential: ServiceCredential) {
    const { supplierId, createdAt } = session;
    const isCovered = credential.supplierIds.includes(supplierId);
    super({
      email: '',
      globalRole: null,
      supplierRoles: isCovered ? [{ supplierId, role: 'ADMIN' }] : [],
      enabled: true,
      createdAt,
      version: 1,
    });
    this.#session = session;
    this.#credential = credential;
  }

  override get author(): string {
    return formatAuthor(this.#session, this.#credential);
  }

  /** The same for all sessions of the user, so that a retry after a token renewal has no second effect. */
  override get id(): string {
    return `${this.#credential.clientId} ${this.#session.user.id}`;
  }

  override permissions(supplier?: Pick<Supplier, 'permissions'>): readonly string[] {
    return effectivePermissions(this.#session.permissions, this.#credential, supplier);
  }

  override supplierRefusal(): ApiError {
    return outOfScope(`The widget session covers only the supplier ${this.#session.supplierId}.`);
  }

  override permissionRefusal(needed: readonly string[]): ApiError {
    return outOfScope(`The widget session does not cover ${needed.join(' or ')}.`);
  }
}

/**
 * Finds a widget session's user. Returns `undefined` unless the session and its service credential are active.
 *
 * @throws ApiError 403 `ORIGIN_NOT_ALLOWED` when a page of another origin sent the request.
 */
export function findSessionCaller(
  { db, clock, request }: Pick<HandlerContext, 'db' | 'clock' | 'request'>,
  sessionId: string,
): Caller | undefined {
  const session = db.widgetSessions.get(sessionId);
  const credential = session && db.serviceCredentials.get(session.clientId);
  if (!session || !credential?.enabled || getSessionStatus(session, clock) !== 'ACTIVE') return undefined;
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== session.origin)
    throw new ApiError(403, 'ORIGIN_NOT_ALLOWED', `The widget session is for pages of ${session.origin}.`);
  return new SessionCaller(session, credential);
}
