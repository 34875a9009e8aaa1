import { userRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { type SavedUser, type User, type UserRequest, userMutations } from '@portal-kit/sdk/users';
import { FormCell, FormSection } from '@portal-kit/ui/form-layout';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { partyMessages } from '../../../domain/parties/parties.messages';
import { formMessages } from '../../../forms/record/form.messages';
import { RecordForm } from '../../../forms/record/record-form';
import { type RecordFormHost, type RecordKind, useRecordForm } from '../../../forms/record/use-record-form';
import { useMessages } from '../../../kernel/messages/use-messages';
import { usePortal } from '../../../kernel/portal/portal-context';
import { labeledOptions } from '../../../lists/filters/filter-field';
import { rolesText } from '../list/role-text';
import { usersMessages } from '../list/users.messages';
import { userFormMessages } from './user-form.messages';
import { userFormRules } from './user-form.rules';
import { emptyRole, emptyUser, toUserRequest, toUserValues, type UserFormValues } from './user-form.values';
import { UserRoles } from './user-roles';

/** A user who is there, with what a change of them names. */
export interface FoundUser {
  user: User;
  etag: string | null;
}

const RecordDifferences = lazyPart(
  async () =>
    (await import('../../../forms/conflict/record-differences')).RecordDifferences<UserFormValues, FoundUser>,
);

const kind: RecordKind<UserFormValues, FoundUser, UserRequest, SavedUser> = {
  name: 'user',
  list: { to: 'users.list' },
  empty: emptyUser,
  valuesOf: ({ user }) => toUserValues(user),
  requestOf: toUserRequest,
  idOf: ({ user }) => user.email,
  versionOf: ({ user }) => user.version ?? 0,
  detailsOf: ({ user, etag }) => (user ? { user, etag } : undefined),
  titleOf: ({ email }) => email,
};

/** The form itself, empty or with a user's fields. */
export function UserFormView(host: RecordFormHost<FoundUser, SavedUser>) {
  const { sdk, can, emit } = usePortal();
  const texts = useMessages(userFormMessages);
  const formTexts = useMessages(formMessages);
  const parties = useMessages(partyMessages);
  const users = useMessages(usersMessages);
  const rules = useMemo(() => userFormRules(formTexts), [formTexts]);
  const create = useMutation(userMutations.create(sdk));
  const update = useMutation(userMutations.update(sdk));
  const record = useRecordForm(kind, {
    ...host,
    texts,
    create: ({ request, idempotencyKey }) => create.mutateAsync({ user: request, idempotencyKey }),
    update: (request, _, etag) => update.mutateAsync({ user: request, etag }),
    tellSaved: ({ user }, isNew) => emit?.({ type: 'user.saved', detail: { user, isNew } }),
  });
  const { form, base, serverErrors } = record;
  return (
    <RecordForm
      record={record}
      renderConflict={(conflict) => (
        <RecordDifferences
          {...conflict}
          labels={texts}
          words={{
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
                description={base && texts.emailFixed}
                isDisabled={base !== undefined}
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
