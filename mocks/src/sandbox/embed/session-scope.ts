import type { FieldError } from '@portal-kit/contract/error-body';
import contract from '../../../../openapi/bundled/embed.json' with { type: 'json' };
import { ApiError, invalid } from '../api-error.ts';
import type { Supplier } from '../model/party.ts';
import type { ServiceCredential, WidgetSession } from '../model/widget-session.ts';
import { coversOrigin } from './service-credential.ts';

export interface WidgetSessionRequest
  extends Pick<WidgetSession, 'supplierId' | 'user' | 'widgets' | 'origin'> {
  readonly permissions?: readonly string[];
  readonly ttlSeconds?: number;
}

/** Added to the permissions of every widget session, because every widget reads the supplier and its warehouses. */
const BASIC_ACCESS = 'BASIC_ACCESS';

const WIDGET_PERMISSIONS: Readonly<Record<string, readonly string[]>> =
  contract.components.schemas.WidgetName['x-widget-permissions'];

export const outOfScope = (message: string) => new ApiError(403, 'OUT_OF_SCOPE', message);

/**
 * Permissions of a new session: those of the request, or all that its widgets use, limited by the service credential and
 * by the supplier's own list.
 *
 * @throws ApiError 403 when the request exceeds the service credential, or when no permission remains; 422 for an origin
 *   that browsers do not send, and for permissions that no widget uses.
 */
export function grantedPermissions(
  { supplierId, widgets, permissions, origin }: WidgetSessionRequest,
  credential: ServiceCredential,
  supplier: Supplier | undefined,
): string[] {
  if (!supplier || !credential.supplierIds.includes(supplierId))
    throw outOfScope(`The service credential does not cover the supplier ${supplierId}.`);
  if (!isBrowserOrigin(origin))
    throw invalid([
      { fieldPath: 'origin', message: 'Browsers send no such origin. Use the value of location.origin.' },
    ]);
  if (!coversOrigin(credential, origin)) {
    throw new ApiError(
      403,
      'ORIGIN_NOT_ALLOWED',
      `The service credential does not cover the origin ${origin}.`,
    );
  }
  const used = new Set([BASIC_ACCESS, ...widgets.flatMap((widget) => WIDGET_PERMISSIONS[widget] ?? [])]);
  const unused = (permissions ?? []).flatMap((permission, index): FieldError[] =>
    used.has(permission)
      ? []
      : [{ fieldPath: `permissions[${index}]`, message: `None of the widgets uses ${permission}.` }],
  );
  if (unused.length > 0) throw invalid(unused);
  const exceeding = permissions?.filter((permission) => !credential.permissions.includes(permission)) ?? [];
  if (exceeding.length > 0)
    throw outOfScope(`The service credential does not cover ${exceeding.join(', ')}.`);
  const requested = new Set([BASIC_ACCESS, ...(permissions ?? used)]);
  const granted = effectivePermissions([...requested], credential, supplier);
  if (granted.length === 0) throw outOfScope(`No permission remains for the supplier ${supplierId}.`);
  return granted;
}

const isBrowserOrigin = (origin: string) => URL.canParse(origin) && new URL(origin).origin === origin;

/** Selects the permissions that the service credential holds and that the supplier's own list contains. */
export function effectivePermissions(
  permissions: readonly string[],
  credential: ServiceCredential,
  supplier?: Pick<Supplier, 'permissions'>,
): string[] {
  const limits = [credential.permissions, ...(supplier?.permissions.length ? [supplier.permissions] : [])];
  return permissions.filter((permission) => limits.every((limit) => limit.includes(permission)));
}
