import { userRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { type FormTexts, firstMessage, formRules, type Rule } from '../../../forms/fields/rules';
import { allSuppliers } from '../list/role-text';

/** The roles of each role type. */
export const rolesByType: Readonly<Record<string, readonly string[]>> = {
  GLOBAL: bounds.globalRole.enum,
  SUPPLIER: bounds.supplierRoles.items.fields.role.enum,
};

/** The rules of every field, with the bounds of `UserRequest`. Source: specification, section 5. */
export function userFormRules(texts: FormTexts) {
  const rules = formRules(texts);
  // A value without an option counts as empty, for example after a change of the role type.
  const oneOf =
    (ids: readonly string[] = []): Rule =>
    (id) =>
      ids.includes(id) ? undefined : texts.required;
  return {
    email: (text: string) =>
      firstMessage(text, [rules.required, rules.email, rules.maxLength(bounds.email.maxLength)]),
    enabled: rules.required,
    globalRole: oneOf(Object.keys(rolesByType)),
    supplier: (roleType: string): Rule =>
      roleType === 'GLOBAL' ? oneOf([allSuppliers]) : (id) => rules.required(id === allSuppliers ? '' : id),
    role: (roleType: string): Rule => oneOf(rolesByType[roleType]),
  };
}
