import { forbidden, notFound, unauthenticated } from '../api-error.ts';
import type { Call } from '../call.ts';
import type { User } from '../model.ts';
import { Caller } from './caller.ts';
import type { TokenKind } from './tokens.ts';

interface TokenCarrier {
  readonly kind: TokenKind;
  readonly read: (headers: Headers) => string | undefined;
}

const bearer = (headers: Headers) => /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];

/** The contract's security schemes: where each carries its token, and which kind it must be. */
const CARRIERS: Readonly<Record<string, TokenCarrier>> = {
  identityToken: { kind: 'identity', read: bearer },
  accessTokenHeader: { kind: 'access', read: (headers) => headers.get('access-token') ?? undefined },
  accessTokenBearer: { kind: 'access', read: bearer },
};

/**
 * Every rule about who may call what (domain §8.1), before any handler runs.
 *
 * @throws ApiError 401 without a live token of the kind that the contract asks for; 403 for a disabled user or a missing permission;
 * 404 for another supplier's objects, so that ids do not leak.
 */
export async function authorise(call: Omit<Call, 'caller'>): Promise<Call> {
  const { operation, params, world } = call;
  if (operation.document === 'identity' || operation.securitySchemes.length === 0) {
    return Object.defineProperty({ ...call } as Call, 'caller', {
      get(): Caller {
        throw new Error(`${operation.operationId} is open to everybody: it has no caller`);
      },
    });
  }
  const user = await userOf(call);
  if (!user) throw unauthenticated();
  if (!user.enabled) throw forbidden();
  const caller = new Caller(user);
  const supplierId = params.supplierId;
  if (supplierId === undefined) {
    if (!caller.holdsAny(operation.permissions)) throw forbidden();
    return { ...call, caller };
  }
  const supplier = world.suppliers.get(supplierId);
  if (!supplier || !caller.maySee(supplierId)) throw notFound();
  if (!caller.holdsAny(operation.permissions, supplier)) throw forbidden();
  return { ...call, caller };
}

async function userOf(call: Omit<Call, 'caller'>): Promise<User | undefined> {
  for (const scheme of call.operation.securitySchemes) {
    const carrier = CARRIERS[scheme];
    const token = carrier?.read(call.request.headers);
    const email = carrier && token && (await emailOf(call, token, carrier.kind));
    if (email) return call.world.users.get(email);
  }
  return undefined;
}

async function emailOf(
  { tokens, world }: Pick<Call, 'tokens' | 'world'>,
  token: string,
  kind: TokenKind,
): Promise<string | undefined> {
  const subject = await tokens.subjectOf(token, kind);
  if (kind === 'access') return subject;
  return subject === undefined ? tokens.emailFromTrusted(token) : world.accounts.get(subject)?.email;
}
