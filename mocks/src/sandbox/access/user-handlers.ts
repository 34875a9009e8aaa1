import type { FieldError } from '@portal-kit/contract/error-body';
import { ApiError, conflict, forbidden, invalid, notFound } from '../api-error.ts';
import type { HandlerContext, Handlers } from '../handler.ts';
import { type ListShape, page } from '../lists/list.ts';
import type { User } from '../model/user.ts';
import { json, requireCurrentVersion, resource } from '../responses.ts';
import { permissionsByRole } from './roles.ts';

type UserInput = Pick<User, 'email' | 'globalRole' | 'supplierRoles' | 'enabled'>;

const UNKNOWN_IDENTITY = 'User does not exist in the identity provider';
const SUPER_ADMIN_ONLY = 'Only a super admin can assign or change the Super Admin role.';
const LAST_SUPER_ADMIN = 'The last enabled super admin cannot be removed.';
const SELF_LOCKOUT = 'You cannot disable or demote yourself.';

const shape: ListShape<User> = {
  search: ({ email }) => [email],
  filters: {
    email: ({ email }) => [email],
    role: ({ globalRole, supplierRoles }) => [globalRole, ...supplierRoles.map(({ role }) => role)],
    status: ({ enabled }) => [enabled ? 'ACTIVE' : 'INACTIVE'],
    supplierId: ({ supplierRoles }) => supplierRoles.map(({ supplierId }) => supplierId),
  },
  sorts: {
    email: ({ email }) => email,
    globalRole: ({ globalRole }) => globalRole,
    enabled: ({ enabled }) => enabled,
    createdAt: ({ createdAt }) => createdAt,
    lastLoginAt: ({ lastLoginAt }) => lastLoginAt,
  },
  defaultSort: { by: 'email', direction: 'ASC' },
  id: ({ email }) => email,
};

export const userHandlers: Handlers = {
  listUsers({ db, query }) {
    const users = page(db.users.list(), query, shape);
    return json({ ...users, data: users.data.map(toUserResponse) });
  },

  async createUser(context) {
    const { db, clock } = context;
    const input = normalizeUser((await context.request.json()) as UserInput);
    assertMayManageSuperAdmin(context, input);
    assertValid(context, input);
    if (db.users.get(input.email)) {
      throw conflict('DUPLICATE_USER', 'A user with this email address already exists.', {
        validationErrors: [{ fieldPath: 'email', message: 'Email already exists' }],
      });
    }
    if (!db.accounts.list().some(({ email }) => email === input.email)) {
      throw new ApiError(422, 'VALIDATION_FAILED', UNKNOWN_IDENTITY, {
        validationErrors: [{ fieldPath: 'email', message: UNKNOWN_IDENTITY }],
      });
    }
    const user: User = { ...input, version: 1, createdAt: clock.nowIso() };
    db.users.put(user, user.email);
    const location = `/api/v1/users?filter=email:${encodeURIComponent(user.email)};`;
    return resource(toUserResponse(user), 201, { location });
  },

  async updateUser(context) {
    const { db, request } = context;
    const input = normalizeUser((await request.json()) as UserInput);
    const current = db.users.get(input.email);
    if (!current) throw notFound();
    assertMayManageSuperAdmin(context, input, current);
    requireCurrentVersion(request, current.version);
    assertValid(context, input);
    assertNoLockout(context, current, input);
    const user: User = { ...current, ...input, version: current.version + 1 };
    db.users.put(user, user.email);
    return resource(toUserResponse(user));
  },
};

function toUserResponse(user: User) {
  const roles = user.globalRole ? [user.globalRole] : user.supplierRoles.map(({ role }) => role);
  return { ...user, permissions: [...new Set(roles.flatMap((role) => permissionsByRole[role]))] };
}

const normalizeUser = (input: UserInput): UserInput => ({
  ...input,
  email: input.email.trim().toLowerCase(),
});

function assertValid({ db }: HandlerContext, { globalRole, supplierRoles }: UserInput): void {
  const errors: FieldError[] = [];
  if (globalRole && supplierRoles.length > 0) {
    errors.push({ fieldPath: 'globalRole', message: 'Either a global role or supplier roles' });
  }
  if (!globalRole && supplierRoles.length === 0) {
    errors.push({ fieldPath: 'supplierRoles', message: 'Required Field' });
  }
  const ids = supplierRoles.map(({ supplierId }) => supplierId);
  for (const [index, supplierId] of ids.entries()) {
    const fieldPath = `supplierRoles[${index}].supplierId`;
    if (!db.suppliers.get(supplierId)) errors.push({ fieldPath, message: 'Unknown supplier' });
    else if (ids.indexOf(supplierId) < index)
      errors.push({ fieldPath, message: 'The supplier is listed twice' });
  }
  if (errors.length > 0) throw invalid(errors);
}

/** Allows only super admins to assign or change the Super Admin role. Source: domain §8.1. */
function assertMayManageSuperAdmin({ caller }: HandlerContext, ...users: readonly UserInput[]): void {
  const isOne = users.some(({ globalRole }) => globalRole === 'SUPER_ADMIN');
  if (isOne && caller.user.globalRole !== 'SUPER_ADMIN') throw forbidden(SUPER_ADMIN_ONLY);
}

function assertNoLockout({ db, caller }: HandlerContext, current: User, next: UserInput): void {
  const wasSuperAdmin = current.globalRole === 'SUPER_ADMIN' && current.enabled;
  const staysSuperAdmin = next.globalRole === 'SUPER_ADMIN' && next.enabled;
  if (!wasSuperAdmin || staysSuperAdmin) {
    const isDemoted = current.globalRole !== null && next.globalRole === null;
    if (current.email === caller.email && (!next.enabled || isDemoted)) throw selfLockout(next);
    return;
  }
  const others = db.users
    .list()
    .filter(
      ({ email, globalRole, enabled }) => email !== current.email && globalRole === 'SUPER_ADMIN' && enabled,
    );
  if (others.length === 0) throw refused('LAST_SUPER_ADMIN', LAST_SUPER_ADMIN, next);
  if (current.email === caller.email) throw selfLockout(next);
}

const selfLockout = (next: UserInput) => refused('SELF_LOCKOUT', SELF_LOCKOUT, next);

/** Creates a conflict error for the field that caused it. */
const refused = (errorCode: string, message: string, { enabled }: UserInput) =>
  conflict(errorCode, message, {
    validationErrors: [{ fieldPath: enabled ? 'globalRole' : 'enabled', message }],
  });
