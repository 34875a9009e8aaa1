import { userRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { partyMessages } from '../../../domain/parties/parties.messages';
import { defineFields, type Fields } from '../../../forms/fields/fields';
import { allOf, formRules } from '../../../forms/fields/rules';
import { formMessages } from '../../../forms/record/form.messages';
import type { MessageScope } from '../../../kernel/messages/translate';
import { allSuppliers } from '../list/role-text';
import { usersMessages } from '../list/users.messages';
import { userFormMessages } from './user-form.messages';
import { emptyUser, type UserFormValues } from './user-form.values';

/** The roles of each role type. */
export const rolesByType: Readonly<Record<string, readonly string[]>> = {
  GLOBAL: bounds.globalRole.enum,
  SUPPLIER: bounds.supplierRoles.items.fields.role.enum,
};

/** Describes the fields of a user. Source: specification, section 5. */
export function defineUserFields(scope: MessageScope): Fields<UserFormValues> {
  const labels = userFormMessages(scope);
  const { roleTypes } = usersMessages(scope);
  const { required } = formMessages(scope);
  const { email, maxLength } = formRules(formMessages(scope));
  const typeOf = (form: object) => (form as UserFormValues).globalRole;
  return defineFields(
    { empty: emptyUser, bounds: { email: bounds.email }, labels },
    {
      email: { rule: allOf(email, maxLength(bounds.email.maxLength)) },
      enabled: {
        isRequired: true,
        bound: { enum: ['ACTIVE', 'INACTIVE'] },
        optionLabels: partyMessages(scope).status,
      },
      globalRole: { isRequired: true, bound: { enum: Object.keys(rolesByType) }, optionLabels: roleTypes },
      // A value without an option counts as empty, for example after a change of the role type.
      supplierRoles: {
        fields: {
          supplierId: {
            label: labels.supplier,
            bound: { required: true },
            rule: (id, _, form) =>
              (id === allSuppliers) === (typeOf(form) === 'GLOBAL') ? undefined : required,
          },
          role: {
            label: labels.role,
            bound: { required: true },
            rule: (role, _, form) => (rolesByType[typeOf(form)]?.includes(role) ? undefined : required),
          },
        },
        isActive: ({ globalRole }) => globalRole !== '',
      },
    },
  );
}
