import { type SavedUser, type User, type UserRequest, userMutations } from '@portal-kit/sdk/users';
import { useMutation } from '@tanstack/react-query';
import {
  type RecordFormDefinition,
  type RecordFormHost,
  useRecordForm,
} from '../../../forms/record/use-record-form';
import { useMessages } from '../../../kernel/messages/use-messages';
import { usePortal } from '../../../kernel/portal/portal-context';
import { userFormMessages } from './user-form.messages';
import { emptyUser, toUserRequest, toUserValues, type UserFormValues } from './user-form.values';

/** A user that exists, with the version that a change refers to. */
export interface FoundUser {
  user: User;
  etag: string | null;
}

const definition: RecordFormDefinition<UserFormValues, FoundUser, UserRequest, SavedUser> = {
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

/** Controls the form of a user. */
export function useUserForm(host: RecordFormHost<FoundUser, SavedUser>) {
  const { sdk, emit } = usePortal();
  const texts = useMessages(userFormMessages);
  const create = useMutation(userMutations.create(sdk));
  const update = useMutation(userMutations.update(sdk));
  return useRecordForm(definition, {
    ...host,
    texts,
    create: ({ request, idempotencyKey }) => create.mutateAsync({ user: request, idempotencyKey }),
    update: (request, _, etag) => update.mutateAsync({ user: request, etag }),
    emitSaved: ({ user }, isNew) => emit?.({ type: 'user.saved', detail: { user, isNew } }),
  });
}
