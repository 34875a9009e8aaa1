/** The person who is signed in. */
export interface Account {
  email: string;
  /** First and last name, else the e-mail address. */
  nickname: string;
  companyId: string | null;
  company: string | null;
}

export interface Credentials {
  loginId: string;
  password: string;
  /** Keep the session after the browser closes. */
  isRemembered: boolean;
}

/**
 * Who proves that a user is who they say. One adapter per kind of provider.
 *
 * Errors: every method rejects with an `IdentityError` of `@portal-kit/sdk/identity`, whose `kind` decides the text.
 */
export interface IdentityProvider {
  signIn: (credentials: Credentials) => Promise<Account>;
  /** Resolves while the provider's session lives. */
  verifySession: () => Promise<void>;
  /** A fresh identity token (JWT, 43,200 s, with e-mail and company). */
  getIdentityToken: () => Promise<string>;
  getAccount: () => Promise<Account>;
  /** Best effort: what is stored here is gone at once, whatever the provider answers. */
  signOut: () => Promise<void>;
  /** Whether this browser holds a session at all; `verifySession` tells whether it lives. */
  hasSession: () => boolean;
}
