/** The signed-in user at the identity provider. */
export interface Account {
  /** Email address, in the provider's spelling. */
  email: string;
  /** First and last name, or the email address if the user has no name. */
  nickname: string;
  /** The provider's id of the company; `null` for none. */
  companyId: string | null;
  /** Name of the company; `null` for none. */
  company: string | null;
}

/** Input of a sign-in form. */
export interface Credentials {
  /** Email address. */
  loginId: string;
  /** Password, exactly as the user entered it. Never stored. */
  password: string;
  /** Whether the session outlives the browser. */
  isRemembered: boolean;
}

/** Sign-in with a password form of the portal. */
export interface PasswordSignIn {
  /** Opens a session at the provider and resolves with its account. */
  signIn: (credentials: Credentials) => Promise<Account>;
  /**
   * Requests an email with a reset link. Also resolves for unknown addresses, so that nobody can probe for accounts.
   */
  requestReset: (loginId: string) => Promise<void>;
  /** Sets a password with the token of the reset email. A violated password rule is an error of kind `validation`. */
  setNewPassword: (reset: { token: string; newPassword: string }) => Promise<void>;
}

/** Sign-in on the provider's own pages. */
export interface RedirectSignIn {
  /**
   * Opens the provider's sign-in page. `returnTo` is an address inside the portal (path and query), stored in this tab
   * until the provider responds. Resolves when the navigation has started.
   */
  begin: (request: { returnTo: string; loginHint?: string | undefined }) => Promise<void>;
  /**
   * Whether `finish` needs the response in the address of the page, because a script of the provider reads it. The
   * application then removes the response from the address after `finish`. Default: the application removes the response
   * before `finish`.
   */
  readsAddress?: boolean;
  /** Returns whether an address is the provider's response to `begin`, successful or not. */
  isResponse: (address: URL) => boolean;
  /** Returns the `returnTo` stored for a response's request; `null` for a response to an unknown request. */
  returnAddress: (address: URL) => string | null;
  /** Completes the sign-in. Rejects a response to a request that this tab did not send (kind `sso-failed`). */
  finish: (address: URL) => Promise<{ account: Account; returnTo: string }>;
}

/**
 * Verifies the identity of a user. Each kind of provider has its own adapter. An adapter omits the sign-in methods that
 * the provider does not have.
 *
 * Errors: every method rejects with an `IdentityError` of `@portal-kit/sdk/identity`. The `kind` of the error determines
 * the message.
 */
export interface IdentityProvider {
  /** Default: the portal has no password form. */
  readonly password?: PasswordSignIn | undefined;
  /** Default: no sign-in by redirect. */
  readonly redirect?: RedirectSignIn | undefined;
  /** Resolves while the provider's session is valid. */
  verifySession: () => Promise<void>;
  /** Fetches an identity token (JWT with email and company; valid for 43,200 s with Customer Data Cloud). */
  getIdentityToken: () => Promise<string>;
  /** Resolves with the account of the session. */
  getAccount: () => Promise<Account>;
  /**
   * Removes the stored session at once, then signs out at the provider (best effort). May navigate away from the page.
   */
  signOut: () => Promise<void>;
  /** Removes the stored session from this browser without a request. */
  forget: () => void;
  /** Returns whether this browser stores a session. `verifySession` checks its validity. */
  hasSession: () => boolean;
  /**
   * Returns whether the browser stores the session, so that the session remains after the page closes. Default: the
   * browser stores the session.
   */
  isSessionStored?: () => boolean;
}
