import type { User } from '@portal-kit/sdk/users';
import { FormSection } from '@portal-kit/ui/form-layout';
import { partyMessages } from '../../../domain/parties/parties.messages';
import { RecordForm } from '../../../forms/record/record-form';
import { type RecordFormHost, useRecordForm } from '../../../forms/record/use-record-form';
import { usePortal } from '../../../kernel/host/portal-context';
import { useMessages } from '../../../kernel/messages/use-messages';
import { rolesText } from '../list/role-text';
import { usersMessages } from '../list/users.messages';
import { userForm } from './user-form.definition';
import { userFormMessages } from './user-form.messages';
import { emptyRole } from './user-form.values';
import { UserRoles } from './user-roles';

/** Renders the form of a user. */
export function UserFormView(host: RecordFormHost<'user', User>) {
  const { can } = usePortal();
  const texts = useMessages(userFormMessages);
  const parties = useMessages(partyMessages);
  const users = useMessages(usersMessages);
  const controller = useRecordForm(userForm, host);
  const { form, isEdit, serverErrors } = controller;
  const { AppField } = form;
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
        <AppField name="email">
          {(field) => (
            <field.Text
              span="full"
              type="email"
              description={isEdit ? texts.emailFixed : undefined}
              isDisabled={isEdit}
            />
          )}
        </AppField>
        {can('user-status') && <AppField name="enabled">{(field) => <field.Choice />}</AppField>}
      </FormSection>
      <FormSection title={texts.groups.access} text={texts.groups.accessText}>
        <AppField
          name="globalRole"
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
          {(field) => <field.Choice />}
        </AppField>
        <form.Subscribe selector={({ values }) => values.globalRole}>
          {(roleType) =>
            roleType !== '' && (
              <UserRoles
                form={form}
                fields={{ supplierRoles: 'supplierRoles' }}
                roleType={roleType}
                texts={texts}
              />
            )
          }
        </form.Subscribe>
      </FormSection>
    </RecordForm>
  );
}
