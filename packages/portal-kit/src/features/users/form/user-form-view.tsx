import { userRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import type { SavedUser } from '@portal-kit/sdk/users';
import { FormCell, FormSection } from '@portal-kit/ui/form-layout';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useMemo } from 'react';
import { partyMessages } from '../../../domain/parties/parties.messages';
import { formMessages } from '../../../forms/record/form.messages';
import { RecordForm } from '../../../forms/record/record-form';
import type { RecordFormHost } from '../../../forms/record/use-record-form';
import { useMessages } from '../../../kernel/messages/use-messages';
import { usePortal } from '../../../kernel/portal/portal-context';
import { labeledOptions } from '../../../lists/filters/filter-field';
import { rolesText } from '../list/role-text';
import { usersMessages } from '../list/users.messages';
import { type FoundUser, useUserForm } from './use-user-form';
import { userFormMessages } from './user-form.messages';
import { userFormRules } from './user-form.rules';
import { emptyRole, type UserFormValues } from './user-form.values';
import { UserRoles } from './user-roles';

const RecordDifferences = lazyPart(
  async () =>
    (await import('../../../forms/conflict/record-differences')).RecordDifferences<UserFormValues, FoundUser>,
);

/** Renders the form of a user. */
export function UserFormView(host: RecordFormHost<FoundUser, SavedUser>) {
  const { can } = usePortal();
  const texts = useMessages(userFormMessages);
  const formTexts = useMessages(formMessages);
  const parties = useMessages(partyMessages);
  const users = useMessages(usersMessages);
  const rules = useMemo(() => userFormRules(formTexts), [formTexts]);
  const controller = useUserForm(host);
  const { form, record, serverErrors } = controller;
  return (
    <RecordForm
      controller={controller}
      renderConflict={(conflict) => (
        <RecordDifferences
          {...conflict}
          labels={texts}
          formats={{
            enabled: (status) => parties.status[status] ?? status,
            globalRole: (type) => users.roleTypes[type] ?? type,
            supplierRoles: (rows) => rolesText(rows, users),
          }}
        />
      )}
    >
      <FormSection title={texts.groups.user} text={texts.groups.userText}>
        <FormCell span="full">
          <form.AppField name="email" validators={{ onChange: ({ value }) => rules.email(value) }}>
            {(field) => (
              <field.Text
                type="email"
                label={texts.email}
                description={record && texts.emailFixed}
                isDisabled={record !== undefined}
                isRequired
                maxLength={bounds.email.maxLength}
              />
            )}
          </form.AppField>
        </FormCell>
        {can('user-status') && (
          <FormCell span="half">
            <form.AppField name="enabled" validators={{ onChange: ({ value }) => rules.enabled(value) }}>
              {(field) => (
                <field.Select
                  label={texts.enabled}
                  isRequired
                  options={labeledOptions(parties.status)}
                  placeholder={formTexts.choose}
                />
              )}
            </form.AppField>
          </FormCell>
        )}
      </FormSection>
      <FormSection title={texts.groups.access} text={texts.groups.accessText}>
        <FormCell span="half">
          <form.AppField
            name="globalRole"
            validators={{ onChange: ({ value }) => rules.roleType(value) }}
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
