import { isRecord, type JsonRecord } from '../client/response';
import type { components } from '../generated/embed';

type Schemas = components['schemas'];

/** Name of a widget that works within one supplier. Source: schema `WidgetName` of `openapi/embed`. */
export type SessionWidget = Schemas['WidgetName'];

/** A permission within one supplier. Source: schema `SessionPermission` of `openapi/embed`. */
export type SessionPermission = Schemas['SessionPermission'];

/** A user of the partner. */
export interface PartnerUser {
  /** ID of the user at the partner, 1 to 64 visible ASCII characters. The ID of a user never changes. */
  readonly id: string;
  /** Name or email address of the user, 1 to 50 characters. The portal shows it as author of changes. */
  readonly name: string;
}

/** Scope of a widget session. Source: schema `WidgetSessionRequest` of `openapi/embed`. */
export interface WidgetSessionRequest {
  /** Supplier whose data the session grants access to. */
  readonly supplierId: string;
  readonly user: PartnerUser;
  /** Widgets of the page. They limit the permissions of the session. */
  readonly widgets: readonly SessionWidget[];
  /** Permissions of the user. Default: all permissions that the widgets use and the service credential holds. */
  readonly permissions?: readonly SessionPermission[] | undefined;
  /** Origin of the page, for example `https://stock.partner.example`. The portal refuses calls from other origins. */
  readonly origin: string;
  /** Lifetime in seconds, 60 to 3,600. Default 600. */
  readonly ttlSeconds?: number | undefined;
}

interface SessionScope {
  readonly sessionId: string;
  readonly supplierId: string;
  readonly user: PartnerUser;
  readonly widgets: readonly SessionWidget[];
  /** Granted permissions, for the input `permissions` of the widgets. The widgets hide actions that need other permissions. */
  readonly permissions: readonly SessionPermission[];
  readonly origin: string;
  /** RFC 3339 in UTC. */
  readonly createdAt: string;
  /** RFC 3339 in UTC. */
  readonly expiresAt: string;
}

/** A new widget session with its access token. Source: schema `CreatedWidgetSession` of `openapi/embed`. */
export interface CreatedWidgetSession extends SessionScope {
  /** The result of `getToken` in the page. */
  readonly accessToken: string;
  /** Lifetime of the token in seconds. */
  readonly expiresIn: number;
}

/** A widget session without its access token. Source: schema `WidgetSession` of `openapi/embed`. */
export interface WidgetSession extends SessionScope {
  /** Only an active session grants access. */
  readonly status: 'ACTIVE' | 'EXPIRED' | 'REVOKED';
  /** RFC 3339 in UTC. */
  readonly revokedAt?: string | null | undefined;
}

/** Converts a request to the contract's request body. */
export const toSessionBody = ({
  widgets,
  permissions,
  ttlSeconds,
  ...request
}: WidgetSessionRequest): Schemas['WidgetSessionRequest'] => ({
  ...request,
  widgets: [...widgets],
  ...(permissions && { permissions: [...permissions] }),
  ...(ttlSeconds !== undefined && { ttlSeconds }),
});

const isText = (value: unknown) => typeof value === 'string' && value !== '';

/** Checks the fields that callers depend on. Returns `undefined` if one of them is missing. */
export function readCreatedSession(data: unknown): CreatedWidgetSession | undefined {
  if (!isRecord(data) || !isText(data.sessionId) || !isText(data.accessToken)) return undefined;
  const { permissions, expiresIn } = data as JsonRecord;
  return {
    ...data,
    permissions: Array.isArray(permissions) ? permissions.filter(isText) : [],
    expiresIn: typeof expiresIn === 'number' && Number.isFinite(expiresIn) ? expiresIn : 0,
  } as unknown as CreatedWidgetSession;
}
