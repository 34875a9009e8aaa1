import type { ListInputs } from '../../../lists/list-inputs';

/** Inputs of {@link UserList} in every integration. */
export interface UserListInputs extends ListInputs {
  /**
   * Email address of the signed-in user, whose account the list does not deactivate. Default: the server refuses to
   * deactivate it.
   */
  ownEmail?: string | undefined;
}
