import type { User } from '@portal-kit/sdk/users';
import { FormCell, FormSection } from '@portal-kit/ui/form-layout';
import { useMemo } from 'react';
import { partyMessages } from '../../../domain/parties/parties.messages';
import { fieldCells } from '../../../forms/fields/field-cells';
import { formMessages } from '../../../forms/record/form.messages';
import { RecordForm } from '../../../forms/record/record-form';
import { type RecordFormHost, useRecordForm } from '../../../forms/record/use-record-form';
import { useMessages } from '../../../kernel/messages/use-messages';
import { usePortal } from '../../../kernel/portal/portal-context';
import { labeledOptions } from '../../../lists/filters/filter-field';
import { rolesText } from '../list/role-text';
import { usersMessages } from '../list/users.messages';
import { userForm } from './user-form.definition';
import { userFormMessages } from './user-form.messages';
import { userFormRules } from './user-form.rules';
import { emptyRole, type UserFormValues } from './user-form.values';
import { UserRoles } from './user-roles';

const { TextCell, SelectCell } = fieldCells<UserFormValues>();

/** Renders the form of a user. */
export function UserFormView(host: RecordFormHost<'user', User>) {
  const { can } = usePortal();
  const texts = useMessages(userFormMessages);
  const formTexts = useMessages(formMessages);
  const parties = useMessages(partyMessages);
  const users = useMessages(usersMessages);
  const rules = useMemo(() => userFormRules(formTexts), [formTexts]);
  const controller = useRecordForm(userForm, host);
  const { form, isEdit, serverErrors } = controller;
  return (
    <RecordForm
      controller={controller}
      formats={{
        enabled: (status) => parties.status[status] ?? status,
        globalRole: (type) => users.roleTypes[type] ?? type,
        supplierRoles: (rows) => rolesText(rows, users),
      }}
    >
      <FormSection title={texts.groups.user} text={texts.groups.userText}>
        <TextCell
          name="email"
          span="full"
          type="email"
          description={isEdit ? texts.emailFixed : undefined}
          isDisabled={isEdit}
          isRequired
        />
        {can('user-status') && (
          <SelectCell name="enabled" isRequired options={labeledOptions(parties.status)} />
        )}
      </FormSection>
      <FormSection title={texts.groups.access} text={texts.groups.accessText}>
        <FormCell span="half">
          <form.AppField
            name="globalRole"
            validators={{ onChange: ({ value }) => rules.globalRole(value) }}
            listeners={{
              onChange: () => {
                serverErrors.clear('supplierRoles');
                for (const index of form.state.values.supplierRoles.keys()) {
                  form.resetField(`supplierRoles[${index}].supplierId`);
                  form.resetField(`supplierRoles[${index}].role`);
                }
                form.setFieldValue('supplierRoles', [emptyRole]);
              },
            }}
          >
            {(field) => (
              <field.Select
                label={texts.globalRole}
                isRequired
                options={labeledOptions(users.roleTypes)}
                placeholder={formTexts.choose}
              />
            )}
          </form.AppField>
        </FormCell>
        <form.Subscribe selector={({ values }) => values.globalRole}>
          {(roleType) =>
            roleType !== '' && (
              <UserRoles
                form={form}
                fields={{ supplierRoles: 'supplierRoles' }}
                roleType={roleType}
                texts={texts}
                rules={rules}
              />
            )
          }
        </form.Subscribe>
      </FormSection>
    </RecordForm>
  );
}
