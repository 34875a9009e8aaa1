import { forbidden, unauthenticated } from '../api-error.ts';
import { authenticatePartnerServer } from '../embed/service-credential.ts';
import { findSessionCaller } from '../embed/session-caller.ts';
import type { HandlerContext } from '../handler.ts';
import { Caller } from './caller.ts';
import type { TokenKind } from './tokens.ts';

interface TokenCarrier {
  readonly kind: TokenKind;
  readonly read: (headers: Headers) => string | undefined;
}

const bearer = (headers: Headers) => /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];

/** The contract's security schemes: where a request carries the token, and the required kind of token. */
const CARRIERS: Readonly<Record<string, TokenCarrier>> = {
  identityToken: { kind: 'identity', read: bearer },
  accessTokenHeader: { kind: 'access', read: (headers) => headers.get('access-token') ?? undefined },
  accessTokenBearer: { kind: 'access', read: bearer },
};

/** A request before authentication. */
export type AnonymousContext = Omit<HandlerContext, 'caller' | 'credential'>;

/**
 * Checks authentication and permissions before any handler runs (domain §8.1).
 *
 * @throws ApiError 401 without a valid token of the required kind; 403 for a disabled user, a missing permission, or a
 * call outside of a widget session; 404 for objects of another supplier, so that ids do not leak.
 */
export async function authorize(context: AnonymousContext): Promise<HandlerContext> {
  const { operation, params, db } = context;
  if (operation.document === 'embed')
    return withParties(context, { credential: authenticatePartnerServer(context) });
  if (operation.document === 'identity' || operation.securitySchemes.length === 0)
    return withParties(context, {});
  const caller = await authenticateCaller(context);
  if (!caller) throw unauthenticated();
  if (!caller.user.enabled) throw forbidden();
  const supplierId = params.supplierId;
  const supplier = supplierId === undefined ? undefined : db.suppliers.get(supplierId);
  if (supplierId !== undefined && !(supplier && caller.canAccess(supplierId))) throw caller.supplierRefusal();
  if (!caller.hasAnyPermission(operation.permissions, supplier))
    throw caller.permissionRefusal(operation.permissions);
  return withParties(context, { caller });
}

/** Adds the authenticated parties. Reading a party that the operation does not authenticate throws an error. */
function withParties(
  context: AnonymousContext,
  parties: Partial<Pick<HandlerContext, 'caller' | 'credential'>>,
): HandlerContext {
  const complete = { ...context, ...parties } as HandlerContext;
  for (const name of ['caller', 'credential'] as const) {
    if (name in parties) continue;
    Object.defineProperty(complete, name, {
      get(): never {
        throw new Error(`@portal-kit/mocks: ${context.operation.operationId} authenticates no ${name}`);
      },
    });
  }
  return complete;
}

async function authenticateCaller(context: AnonymousContext): Promise<Caller | undefined> {
  for (const scheme of context.operation.securitySchemes) {
    const carrier = CARRIERS[scheme];
    const token = carrier?.read(context.request.headers);
    const caller = carrier && token ? await authenticateToken(context, token, carrier.kind) : undefined;
    if (caller) return caller;
  }
  return undefined;
}

async function authenticateToken(
  context: AnonymousContext,
  token: string,
  kind: TokenKind,
): Promise<Caller | undefined> {
  const claims = await context.tokens.verifyToken(token, kind);
  if (kind === 'access' && typeof claims?.sid === 'string') return findSessionCaller(context, claims.sid);
  const email = await findEmail(context, token, kind, claims?.sub);
  const user = email === undefined ? undefined : context.db.users.get(email);
  return user && new Caller(user);
}

async function findEmail(
  { tokens, db }: AnonymousContext,
  token: string,
  kind: TokenKind,
  subject: string | undefined,
): Promise<string | undefined> {
  if (kind === 'access') return subject;
  return subject === undefined ? tokens.emailFromTrusted(token) : db.accounts.get(subject)?.email;
}
