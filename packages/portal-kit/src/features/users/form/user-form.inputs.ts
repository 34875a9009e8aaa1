import type { SavedUser } from '@portal-kit/sdk/users';

/** Inputs of {@link UserForm} in every integration. */
export interface UserFormInputs {
  /** The email of the user to change, in upper or lower case. Default: the form adds a user. */
  email?: string;
  /**
   * Called after a save; `user` is null if the response has no body. Default: go to the list; if the host has no list, the
   * form stays open and shows the result.
   */
  onUserSaved?: (saved: SavedUser) => void;
  /** Called when the user cancels. Default: go to the list; if the host has no list, there is no Cancel button. */
  onRequestCancel?: () => void;
}
