import { userMutations } from '@portal-kit/sdk/users';
import { defineRecordForm } from '../../../forms/record/record-form.definition';
import { defineUserFields } from './user-form.fields';
import { userFormMessages } from './user-form.messages';
import { emptyUser, toUserRequest, toUserValues } from './user-form.values';

/** The form of a user. */
export const userForm = defineRecordForm({
  name: 'user',
  idField: 'email',
  list: { to: 'users.list' },
  messages: userFormMessages,
  fields: defineUserFields,
  empty: emptyUser,
  toValues: toUserValues,
  toRequest: toUserRequest,
  getTitle: ({ email }) => email,
  mutations: ({ sdk }) => ({
    create: userMutations.create(sdk),
    update: userMutations.update(sdk),
  }),
});
