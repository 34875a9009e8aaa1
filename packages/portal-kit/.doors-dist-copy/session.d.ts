import { RoleMap, FeatureFlag } from '@portal-kit/sdk/auth';
import { UserRoles } from './portal.js';
import { A as Account, I as IdentityProvider, C as Credentials } from './token-lock-B4S7Av0U.js';
import { TokenLock } from './oidc.js';
export { P as PasswordSignIn, R as RedirectSignIn } from './token-lock-B4S7Av0U.js';
import { C as CookieJar, T as TextStore } from './session-storage-C9IE9FZt.js';
export { c as createCookieJar, a as createTextStore } from './session-storage-C9IE9FZt.js';
import { PortalSdk } from '@portal-kit/sdk';
import * as xstate from 'xstate';
import { Actor } from 'xstate';

/** What decides which screens and actions a user gets. */
interface Access {
    /** The user's own roles. */
    user: UserRoles;
    /** What each role may do. */
    roles: RoleMap;
    /** `null` while they are not known in this browser session. */
    flags: readonly FeatureFlag[] | null;
}
/** What the last visit knew of user and permissions, so that the next one shows its screens at once. */
interface CachedAccess {
    access: Access;
    account: Account;
}

/** Options of {@link createCdcIdentityProvider}. */
interface CdcIdentityOptions {
    /** `https://accounts.{dc}.gigya.com`, or a CNAME of the portal's own domain. */
    baseUrl: string;
    /** The site's API key; public, and part of the session cookie's name. */
    apiKey: string;
    /** Where the session's cookie lies. */
    cookies: CookieJar;
    /** Storage of this tab: what it has asked the provider's pages for. */
    session: TextStore;
    /** The portal's sign-in address, to which the provider's pages lead back. */
    redirectUrl: string;
    /** Whether the site is in a single sign-on group. Default true. */
    singleSignOn?: boolean;
    /** Leaves the page. Default: by its `location`. */
    leavePage?: (url: string) => void;
}
/**
 * SAP Customer Data Cloud by its REST calls; the session is proven by its `glt_{apiKey}` cookie. Source:
 * specification, section 4.
 *
 * Errors: as for every {@link IdentityProvider}.
 *
 * @example
 * ```ts
 * import { createCdcIdentityProvider, createCookieJar, createTextStore } from 'portal-kit/session';
 *
 * export const provider = createCdcIdentityProvider({
 *   baseUrl: 'https://accounts.eu1.gigya.com',
 *   apiKey: '3_abc',
 *   cookies: createCookieJar(document),
 *   session: createTextStore(() => sessionStorage),
 *   redirectUrl: 'https://portal.example/login',
 * });
 * ```
 */
declare function createCdcIdentityProvider(options: CdcIdentityOptions): IdentityProvider;

/** What a session hears of the browser around it. */
interface BrowserSignals {
    /** Another tab has changed a stored text; `key` is `null` when all were cleared. Returns the way to stop. */
    onStored: (listener: (key: string | null) => void) => () => void;
    /** The page is looked at again, restored from the back/forward cache, or back on the network. */
    onWoke: (listener: () => void) => () => void;
}

/** Why nobody is signed in. */
interface SessionFailure {
    /** The class of the identity provider's or the client's error, or `expired`, `flags`. */
    kind: string;
    /** The provider's error code, where texts differ within a class. */
    code?: number | undefined;
    /** The provider's id of the call, for its support. */
    callId?: string | undefined;
}
/** Whose screens are on the page, and what decides which. */
interface SessionContext {
    hasSession: boolean;
    /** The provider's answer to a sign-in by redirect, which this page was opened with. */
    answer: URL | null;
    /** Where the user wanted to go before that sign-in; an address inside the portal. */
    returnTo: string | null;
    account: Account | null;
    access: Access | null;
    /** The flags as the server has them, behind what dev mode has changed; `null` before they are known. */
    serverFlags: readonly FeatureFlag[] | null;
    isDevMode: boolean;
    /** What an expired session has left on screen, until somebody signs in again or leaves it. */
    kept: {
        account: Account | null;
        access: Access | null;
    } | null;
    /** Counts the people who have come: with another number, nothing of the screens before may stay. */
    visit: number;
    failure: SessionFailure | null;
}
interface SessionInput {
    hasSession: boolean;
    answer?: URL | undefined;
    /** What the last visit knew, to show screens while the server is asked. */
    cached: CachedAccess | null;
    isDevMode?: boolean;
}
/**
 * Whether a user may do everything everywhere. Source: specification, sections 2 and 6.
 *
 * @example
 * ```ts
 * import { type Access, isSuperAdmin } from 'portal-kit/session';
 *
 * export const mayUseDevMode = (access: Access | null) => isSuperAdmin(access);
 * ```
 */
declare const isSuperAdmin: (access: Access | null) => boolean;
/**
 * Dev mode that is on, for somebody who may have it: what the browser stores decides nothing.
 *
 * @example
 * ```ts
 * import { isInDevMode, type Session } from 'portal-kit/session';
 *
 * export const showsFlags = ({ actor }: Session) => isInDevMode(actor.getSnapshot().context);
 * ```
 */
declare const isInDevMode: ({ isDevMode, access }: Pick<SessionContext, "isDevMode" | "access">) => boolean;

/**
 * From the first look at the browser to signing out. `signedIn` shows screens at once from the last visit's access
 * and refreshes it behind them; an expired session leaves its screens in `kept` for whoever signs in again.
 * Source: specification, sections 4 and 6.
 */
declare const sessionMachine: xstate.StateMachine<SessionContext, {
    type: "signIn.requested";
    credentials: Credentials;
} | {
    type: "redirect.requested";
    returnTo: string;
    loginHint?: string | undefined;
} | {
    type: "redirect.abandoned";
} | {
    type: "signOut.requested";
} | {
    type: "session.expired";
} | {
    type: "screens.left";
} | {
    type: "access.retried";
} | {
    type: "session.appeared";
} | {
    type: "session.disappeared";
} | {
    type: "session.replaced";
} | {
    type: "devMode.switched";
    isOn: boolean;
} | {
    type: "flag.toggled";
    id: string;
}, {
    [x: string]: xstate.ActorRefFromLogic<xstate.PromiseActorLogic<void, xstate.NonReducibleUnknown, xstate.EventObject> | xstate.PromiseActorLogic<Account, Credentials, xstate.EventObject> | xstate.PromiseActorLogic<void, Omit<{
        type: "redirect.requested";
        returnTo: string;
        loginHint?: string | undefined;
    }, "type">, xstate.EventObject> | xstate.PromiseActorLogic<{
        account: Account;
        returnTo: string;
    }, URL, xstate.EventObject> | xstate.PromiseActorLogic<Access, xstate.NonReducibleUnknown, xstate.EventObject> | xstate.PromiseActorLogic<Account, xstate.NonReducibleUnknown, xstate.EventObject>> | undefined;
}, {
    src: "verify";
    logic: xstate.PromiseActorLogic<void, xstate.NonReducibleUnknown, xstate.EventObject>;
    id: string | undefined;
} | {
    src: "signIn";
    logic: xstate.PromiseActorLogic<Account, Credentials, xstate.EventObject>;
    id: string | undefined;
} | {
    src: "beginRedirect";
    logic: xstate.PromiseActorLogic<void, Omit<{
        type: "redirect.requested";
        returnTo: string;
        loginHint?: string | undefined;
    }, "type">, xstate.EventObject>;
    id: string | undefined;
} | {
    src: "finishRedirect";
    logic: xstate.PromiseActorLogic<{
        account: Account;
        returnTo: string;
    }, URL, xstate.EventObject>;
    id: string | undefined;
} | {
    src: "loadAccess";
    logic: xstate.PromiseActorLogic<Access, xstate.NonReducibleUnknown, xstate.EventObject>;
    id: string | undefined;
} | {
    src: "loadAccount";
    logic: xstate.PromiseActorLogic<Account, xstate.NonReducibleUnknown, xstate.EventObject>;
    id: string | undefined;
} | {
    src: "signOut";
    logic: xstate.PromiseActorLogic<void, xstate.NonReducibleUnknown, xstate.EventObject>;
    id: string | undefined;
}, {
    type: "keepAccount";
    params: {
        account: Account;
    };
} | {
    type: "keepReturnAddress";
    params: {
        returnTo: string;
    };
} | {
    type: "forgetAnswer";
    params: unknown;
} | {
    type: "forgetReturnAddress";
    params: unknown;
} | {
    type: "keepAccess";
    params: {
        access: Access;
    };
} | {
    type: "keepFailure";
    params: {
        failure: SessionFailure;
    };
} | {
    type: "forgetFailure";
    params: unknown;
} | {
    type: "keepScreens";
    params: unknown;
} | {
    type: "forget";
    params: unknown;
} | {
    type: "forgetUser";
    params: unknown;
} | {
    type: "forgetScreens";
    params: unknown;
} | {
    type: "replaceScreens";
    params: unknown;
} | {
    type: "switchDevMode";
    params: {
        isOn: boolean;
    };
} | {
    type: "toggleFlag";
    params: {
        id: string;
    };
} | {
    type: "storeAccess";
    params: unknown;
} | {
    type: "storeFlags";
    params: unknown;
} | {
    type: "dropTokens";
    params: unknown;
} | {
    type: "restTokens";
    params: unknown;
} | {
    type: "clearStorage";
    params: unknown;
} | {
    type: "clearTabStorage";
    params: unknown;
}, {
    type: "isDevMode";
    params: unknown;
} | {
    type: "hasAnswer";
    params: unknown;
} | {
    type: "hasSession";
    params: unknown;
} | {
    type: "isSessionOver";
    params: {
        error: unknown;
    };
} | {
    type: "isRolesRefusal";
    params: {
        error: unknown;
    };
} | {
    type: "isFlagsFailure";
    params: {
        error: unknown;
    };
} | {
    type: "knowsAccess";
    params: unknown;
} | {
    type: "knowsAccount";
    params: unknown;
} | {
    type: "isSuperAdmin";
    params: unknown;
}, never, "deciding" | "returning" | "starting" | "signedOut" | "expired" | "gone" | "signingOut" | "signingIn" | "redirecting" | "denied" | {
    signedIn: "verifying" | "named" | "ready" | "failed";
}, string, SessionInput, xstate.NonReducibleUnknown, xstate.EventObject, xstate.MetaObject, {
    id: "session";
    states: {
        readonly deciding: {};
        readonly returning: {};
        readonly starting: {};
        readonly signedOut: {};
        readonly signingIn: {};
        readonly redirecting: {};
        readonly signedIn: {
            states: {
                readonly verifying: {};
                readonly named: {};
                readonly ready: {};
                readonly failed: {};
            };
        };
        readonly denied: {};
        readonly expired: {};
        readonly gone: {};
        readonly signingOut: {};
    };
}, xstate.MetaObject>;

/** Options of {@link createSession}. */
interface SessionOptions {
    /** Origin of the portal API; `''` for the page's own. */
    apiBaseUrl: string;
    /** Answers that the page has asked for before this code had arrived; see `PortalSdkOptions`. */
    answerAhead?: (url: string) => Promise<Response> | undefined;
    /** Who proves who the user is. */
    provider: IdentityProvider;
    /** The address that the page was opened with, where it is the provider's answer to a sign-in by redirect. */
    answer?: URL | undefined;
    /** Local storage: tokens, permissions, remembered e-mail, drafts. */
    local: TextStore;
    /** Session storage: feature flags, dev mode. */
    session: TextStore;
    /** Default: this page's. */
    signals?: BrowserSignals;
    /** Default: the browser's Web Locks. */
    lock?: TokenLock;
}
/** Drafts of forms lie under keys that start so; they go with their user. */
declare const draftKeyPrefix = "draft:";
/** A whole session of the standalone portal: the machine, the client that carries its tokens, and what it remembers. */
interface Session {
    /** Where the session is; takes the events of `sessionMachine`. */
    actor: Actor<typeof sessionMachine>;
    /** The client that carries the session's tokens. */
    sdk: PortalSdk;
    /** Who proves who the user is. */
    provider: IdentityProvider;
    /** The e-mail address of the last sign-in with "remember me". */
    rememberedEmail: () => string;
    /** Stops listening and renewing. For tests; a page's session ends with the page. */
    stop: () => void;
}
/**
 * Starts the session of a page: looks for one that is there, keeps its tokens, follows the other tabs. For a portal
 * of your own; widgets in somebody else's page get their token by `getToken`. Source: specification, sections 4 and
 * 6.
 *
 * Errors: none is thrown. What fails is in the context of `actor`.
 *
 * @example
 * ```ts
 * import { createCdcIdentityProvider, createCookieJar, createSession, createTextStore } from 'portal-kit/session';
 *
 * const session = createTextStore(() => sessionStorage);
 * const provider = createCdcIdentityProvider({
 *   baseUrl: 'https://accounts.eu1.gigya.com',
 *   apiKey: '3_abc',
 *   cookies: createCookieJar(document),
 *   session,
 *   redirectUrl: 'https://portal.example/login',
 * });
 *
 * export const { actor, sdk } = createSession({
 *   apiBaseUrl: '',
 *   provider,
 *   local: createTextStore(() => localStorage),
 *   session,
 * });
 *
 * actor.subscribe((state) => console.log(state.value));
 * ```
 */
declare function createSession(options: SessionOptions): Session;

export { Account, CookieJar, Credentials, IdentityProvider, TextStore, createCdcIdentityProvider, createSession, draftKeyPrefix, isInDevMode, isSuperAdmin, sessionMachine };
export type { Access, CdcIdentityOptions, Session, SessionFailure, SessionOptions };
