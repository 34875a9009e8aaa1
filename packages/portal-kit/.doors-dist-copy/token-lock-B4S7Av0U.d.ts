/** The person who is signed in. */
interface Account {
    /** As the provider spells it. */
    email: string;
    /** First and last name, else the e-mail address. */
    nickname: string;
    /** The provider's own id of the company; `null` when it names none. */
    companyId: string | null;
    /** Its name; `null` when the provider names none. */
    company: string | null;
}
/** What a sign-in form asks for. */
interface Credentials {
    /** The e-mail address. */
    loginId: string;
    /** As typed. Kept nowhere. */
    password: string;
    /** Keep the session after the browser closes. */
    isRemembered: boolean;
}
/** Sign-in by a form of the portal's own, and what belongs to it. */
interface PasswordSignIn {
    /** Opens a session at the provider. */
    signIn: (credentials: Credentials) => Promise<Account>;
    /** Has a mail sent with a way to a new password. Resolves for unknown addresses too, so that nobody can probe. */
    requestReset: (loginId: string) => Promise<void>;
    /** Sets a password by the token of that mail; a broken rule is an error of kind `validation`. */
    setNewPassword: (reset: {
        token: string;
        newPassword: string;
    }) => Promise<void>;
}
/** Sign-in on the provider's own pages. */
interface RedirectSignIn {
    /**
     * Leaves this page for the provider's. `returnTo` is an address inside the portal (path and query), kept in this tab
     * until the answer comes. Resolves when the browser is on its way.
     */
    begin: (request: {
        returnTo: string;
        loginHint?: string | undefined;
    }) => Promise<void>;
    /** Whether an address is a provider's answer, good or bad, to `begin`. */
    isAnswer: (address: URL) => boolean;
    /** Where the user wanted to go, as this tab remembers it of the request behind an answer; `null` for any other. */
    returnAddress: (address: URL) => string | null;
    /** Ends the sign-in. An answer to a request that this tab did not start is refused (kind `sso-failed`). */
    finish: (address: URL) => Promise<{
        account: Account;
        returnTo: string;
    }>;
}
/**
 * Who proves that a user is who they say. One adapter per kind of provider; what a provider lacks, its adapter leaves
 * out.
 *
 * Errors: every method rejects with an `IdentityError` of `@portal-kit/sdk/identity`, whose `kind` decides the text.
 */
interface IdentityProvider {
    /** Default: the provider takes no passwords from the portal. */
    readonly password?: PasswordSignIn | undefined;
    /** Default: the provider has no pages of its own. */
    readonly redirect?: RedirectSignIn | undefined;
    /** Resolves while the provider's session lives. */
    verifySession: () => Promise<void>;
    /** A fresh identity token (JWT, 43,200 s with Customer Data Cloud, with e-mail and company). */
    getIdentityToken: () => Promise<string>;
    /** Who the session belongs to. */
    getAccount: () => Promise<Account>;
    /** Best effort: what is stored here is gone at once, whatever the provider answers. May leave the page. */
    signOut: () => Promise<void>;
    /** Drops what this browser holds of a session, and tells nobody. */
    forget: () => void;
    /** Whether this browser holds a session at all; `verifySession` tells whether it lives. */
    hasSession: () => boolean;
}

/** Runs a task while no other tab of this origin runs one under the same name. */
type TokenLock = <Result>(name: string, task: (hold: {
    hadToWait: boolean;
}) => Promise<Result>) => Promise<Result>;

export type { Account as A, Credentials as C, IdentityProvider as I, PasswordSignIn as P, RedirectSignIn as R, TokenLock as T };
