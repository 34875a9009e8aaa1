import { forbidden, notFound, unauthenticated } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import type { User } from '../model/user.ts';
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

/**
 * Checks authentication and permissions before any handler runs (domain §8.1).
 *
 * @throws ApiError 401 without a valid token of the required kind; 403 for a disabled user or a missing permission; 404 for
 * objects of another supplier, so that ids do not leak.
 */
export async function authorize(context: Omit<HandlerContext, 'caller'>): Promise<HandlerContext> {
  const { operation, params, db } = context;
  if (operation.document === 'identity' || operation.securitySchemes.length === 0) {
    return Object.defineProperty({ ...context } as HandlerContext, 'caller', {
      get(): Caller {
        throw new Error(
          `@portal-kit/mocks: ${operation.operationId} requires no authentication, so it has no caller`,
        );
      },
    });
  }
  const user = await userOf(context);
  if (!user) throw unauthenticated();
  if (!user.enabled) throw forbidden();
  const caller = new Caller(user);
  const supplierId = params.supplierId;
  if (supplierId === undefined) {
    if (!caller.hasAnyPermission(operation.permissions)) throw forbidden();
    return { ...context, caller };
  }
  const supplier = db.suppliers.get(supplierId);
  if (!supplier || !caller.canAccess(supplierId)) throw notFound();
  if (!caller.hasAnyPermission(operation.permissions, supplier)) throw forbidden();
  return { ...context, caller };
}

async function userOf(context: Omit<HandlerContext, 'caller'>): Promise<User | undefined> {
  for (const scheme of context.operation.securitySchemes) {
    const carrier = CARRIERS[scheme];
    const token = carrier?.read(context.request.headers);
    const email = carrier && token && (await emailOf(context, token, carrier.kind));
    if (email) return context.db.users.get(email);
  }
  return undefined;
}

async function emailOf(
  { tokens, db }: Pick<HandlerContext, 'tokens' | 'db'>,
  token: string,
  kind: TokenKind,
): Promise<string | undefined> {
  const subject = await tokens.subjectOf(token, kind);
  if (kind === 'access') return subject;
  return subject === undefined ? tokens.emailFromTrusted(token) : db.accounts.get(subject)?.email;
}
