import { getCodeLabel } from '../../../kernel/messages/code-label';
import { dash } from '../../../kernel/messages/message-format';
import type { usersMessages } from './users.messages';

/** Shown as the supplier of a global role. Source: specification, section 5. */
export const allSuppliers = 'ALL';

export interface SupplierRole {
  supplierId: string;
  role: string;
}

/** Formats roles as `supplierId - role`, joined by commas. Source: specification, section 2. */
export const rolesText = (
  assigned: readonly SupplierRole[],
  { roles }: Pick<ReturnType<typeof usersMessages>, 'roles'>,
): string =>
  assigned
    .map(({ supplierId, role }) => `${supplierId || dash} - ${getCodeLabel(role, roles) || dash}`)
    .join(', ');
