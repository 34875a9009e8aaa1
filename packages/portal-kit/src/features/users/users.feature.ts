import { type FeatureDescription, listInputs } from '../../kernel/feature/feature-description';

/** Users and their roles. */
export const usersFeature = {
  widgets: {
    'user-list': {
      module: 'features/users/list/user-list.widget',
      component: 'UserList',
      inputsType: ['UserListInputs', 'features/users/list/user-list.inputs'],
      summary: 'the users of the portal',
      inputs: {
        ownEmail: {
          kind: 'attribute',
          text: 'the signed-in user, whose account the list does not deactivate',
        },
        ...listInputs,
        renderActions: { kind: 'react' },
      },
      example: {},
    },
    'user-form': {
      module: 'features/users/form/user-form.widget',
      component: 'UserForm',
      inputsType: ['UserFormInputs', 'features/users/form/user-form.inputs'],
      summary: 'the form that adds or edits a user',
      inputs: {
        email: { kind: 'attribute', text: 'the user to edit; without it the form adds a user' },
        onUserSaved: { kind: 'property' },
        onRequestCancel: { kind: 'property' },
      },
      example: { email: "'multi@agency.example'" },
    },
  },
  access: {
    'user-list': [['USER_LIST', 'user-roles']],
    'user-create': [['USER_CREATE', 'user-roles', 'user-roles-creation']],
    'user-status': [['USER_LIST', 'user-roles', 'user-roles-status']],
    'user-edit': [['USER_EDIT', 'user-roles', 'user-roles-edit']],
  },
  destinations: {
    'users.list': {
      linkedFrom: 'The user form after Save or Cancel; the message for an unknown user.',
    },
    'users.create': { linkedFrom: '"Add" in the user list.' },
    'users.edit': {
      values: { email: { type: 'string' } },
      linkedFrom: 'Rows of the user list and their "Edit".',
    },
  },
  events: {
    'user.saved': {
      detail: {
        user: { type: 'User | null', text: '`null`: the response had no body, read the user again' },
        isNew: { type: 'boolean' },
      },
      when: 'A user was added or changed.',
    },
  },
  lists: ['users'],
  types: { User: '@portal-kit/sdk/users' },
} as const satisfies FeatureDescription;
