'use client';
import {
  createTokenLock
} from "./chunk-OFJYD7FY.js";

// src/kernel/session/cdc-identity-provider.ts
import {
  createIdentityClient,
  IdentityError as IdentityError2,
  identityErrorKind,
  isIdentityError
} from "@portal-kit/sdk/identity";

// src/kernel/session/redirect-request.ts
import { IdentityError } from "@portal-kit/sdk/identity";
var key = "signIn";
function parse(text) {
  try {
    const { state, returnTo } = JSON.parse(text ?? "{}");
    return typeof state === "string" && typeof returnTo === "string" ? { state, returnTo } : void 0;
  } catch {
    return void 0;
  }
}
function rememberRequest(session, returnTo) {
  const state = Array.from(
    crypto.getRandomValues(new Uint8Array(16)),
    (byte) => byte.toString(16).padStart(2, "0")
  ).join("");
  session.set(key, JSON.stringify({ state, returnTo }));
  return state;
}
function peekReturnAddress(session, state) {
  const request = parse(session.get(key));
  return request && request.state === state ? request.returnTo : null;
}
function takeRequest(session, state) {
  const request = parse(session.get(key));
  session.remove(key);
  if (!request || request.state !== state) throw new IdentityError({ kind: "sso-failed" });
  return { returnTo: request.returnTo };
}

// src/kernel/session/cdc-identity-provider.ts
var rememberedSeconds = 30 * 24 * 60 * 60;
var toAccount = ({ email, nickname, company, companyID }) => ({
  email,
  nickname,
  company,
  companyId: companyID
});
function createCdcIdentityProvider(options) {
  const { baseUrl, apiKey, cookies, session, redirectUrl, singleSignOn = true } = options;
  const leavePage = options.leavePage ?? ((url) => window.location.assign(url));
  const client = createIdentityClient({ baseUrl, apiKey });
  const cookieName = `glt_${apiKey}`;
  const loginToken = () => cookies.get(cookieName) ?? "";
  const provenSession = () => {
    const token = loginToken();
    if (token === "") throw new IdentityError2({ kind: "no-session" });
    return { loginToken: token };
  };
  const keep = ({ loginToken: token, account }, lifetimeSeconds) => {
    cookies.set(cookieName, token, lifetimeSeconds);
    return toAccount(account);
  };
  const singleSignOnPages = {
    async begin({ returnTo }) {
      leavePage(client.ssoLoginUrl({ redirectUrl, state: rememberRequest(session, returnTo) }));
    },
    isAnswer: ({ origin, pathname, searchParams }) => origin + pathname === redirectUrl && (searchParams.has("authCode") || searchParams.has("errorCode")),
    returnAddress: ({ searchParams }) => peekReturnAddress(session, searchParams.get("state")),
    async finish({ searchParams }) {
      const { returnTo } = takeRequest(session, searchParams.get("state"));
      const code = Number(searchParams.get("errorCode") ?? 0);
      if (code !== 0 && code !== 200009) throw new IdentityError2({ kind: identityErrorKind(code), code });
      const authCode = searchParams.get("authCode") ?? "";
      if (authCode === "") throw new IdentityError2({ kind: "sso-failed" });
      const signedIn = await client.exchangeAuthCode({ authCode }).catch((error) => {
        if (!isIdentityError(error) || error.kind !== "invalid-token") throw error;
        throw new IdentityError2({ kind: "sso-failed", code: error.code, callId: error.callId });
      });
      return { account: keep(signedIn), returnTo };
    }
  };
  return {
    password: {
      async signIn({ loginId, password, isRemembered }) {
        const lifetimeSeconds = isRemembered ? rememberedSeconds : void 0;
        const signedIn = await client.login({
          loginId,
          password,
          sessionExpirationSeconds: lifetimeSeconds ?? 0
        });
        return keep(signedIn, lifetimeSeconds);
      },
      requestReset: (loginId) => client.requestPasswordReset({ loginId }),
      setNewPassword: (reset) => client.setNewPassword(reset)
    },
    redirect: singleSignOn ? singleSignOnPages : void 0,
    hasSession: () => loginToken() !== "",
    async verifySession() {
      await client.verifySession(provenSession());
    },
    async getIdentityToken() {
      const { idToken } = await client.getJwt(provenSession());
      return idToken;
    },
    async getAccount() {
      return toAccount(await client.getAccountInfo(provenSession()));
    },
    forget: () => cookies.remove(cookieName),
    async signOut() {
      const token = loginToken();
      cookies.remove(cookieName);
      if (token !== "") await client.logout({ loginToken: token });
    }
  };
}

// src/kernel/session/create-session.ts
import { createPortalSdk } from "@portal-kit/sdk";
import { createActor as createActor2, fromPromise as fromPromise4 } from "xstate";

// src/kernel/session/access.ts
import { authQueries } from "@portal-kit/sdk/auth";

// src/kernel/session/session-storage.ts
var storageKeys = {
  accessToken: "access_token",
  identityToken: "id_token",
  permissions: "permissions",
  userEmail: "user_email",
  rememberMe: "remember_me",
  featureFlags: "featureFlags",
  devMode: "devMode"
};
function createTextStore(open, { expendable } = {}) {
  const memory = /* @__PURE__ */ new Map();
  const attempt = (action) => {
    try {
      return action(open());
    } catch {
      return void 0;
    }
  };
  const removeAll = (prefix) => {
    for (const key2 of memory.keys()) if (key2.startsWith(prefix)) memory.delete(key2);
    attempt((storage) => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
      for (const key2 of keys) if (key2.startsWith(prefix)) storage.removeItem(key2);
    });
  };
  return {
    get: (key2) => attempt((storage) => storage.getItem(key2)) ?? memory.get(key2) ?? null,
    set: (key2, value) => {
      memory.delete(key2);
      const store = () => attempt((storage) => {
        storage.setItem(key2, value);
        return true;
      });
      if (store()) return;
      if (expendable !== void 0) {
        removeAll(expendable);
        if (!key2.startsWith(expendable) && store()) return;
      }
      attempt((storage) => storage.removeItem(key2));
      memory.set(key2, value);
    },
    remove: (key2) => {
      memory.delete(key2);
      attempt((storage) => storage.removeItem(key2));
    },
    removeAll,
    clear: () => {
      memory.clear();
      attempt((storage) => storage.clear());
    }
  };
}
function createCookieJar(page) {
  const write = (name, value, maxAgeSeconds) => {
    const parts = [`${name}=${encodeURIComponent(value)}`, "path=/", "samesite=strict"];
    if (page.location.protocol === "https:") parts.push("secure");
    if (maxAgeSeconds !== void 0) parts.push(`max-age=${maxAgeSeconds}`);
    page.cookie = parts.join("; ");
  };
  return {
    get: (name) => {
      const entry = page.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
      if (entry === void 0) return void 0;
      const value = entry.slice(name.length + 1);
      try {
        return decodeURIComponent(value);
      } catch {
        return value;
      }
    },
    set: write,
    remove: (name) => write(name, "", 0)
  };
}

// src/kernel/session/access.ts
async function loadAccess(sdk) {
  const [roles, flags, user] = await Promise.allSettled([
    authQueries.roles(sdk).queryFn({}),
    authQueries.featureFlags(sdk).queryFn({}),
    authQueries.user(sdk).queryFn({})
  ]);
  if (roles.status === "rejected") throw roles.reason;
  if (flags.status === "rejected") throw flags.reason;
  if (user.status === "rejected") throw user.reason;
  const { globalRole, supplierRoles } = user.value;
  return {
    user: { globalRole: globalRole ?? null, supplierRoles: supplierRoles ?? [] },
    roles: roles.value,
    flags: flags.value
  };
}
function writeAccess(local, { access: { user, roles }, account }) {
  local.set(storageKeys.permissions, JSON.stringify({ account, user, roles }));
}
function writeFlags(session, { access, isDevMode }) {
  if (access?.flags) session.set(storageKeys.featureFlags, JSON.stringify(access.flags));
  else session.remove(storageKeys.featureFlags);
  if (isDevMode) session.set(storageKeys.devMode, "true");
  else session.remove(storageKeys.devMode);
}
function parse2(text) {
  if (text === null) return void 0;
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
var isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var isTextList = (value) => Array.isArray(value) && value.every((entry) => typeof entry === "string");
var isSupplierRole = (value) => isObject(value) && typeof value.supplierId === "string" && typeof value.role === "string";
var isFlag = (value) => isObject(value) && typeof value.id === "string" && typeof value.enabled === "boolean";
function readAccount(value) {
  if (!isObject(value) || typeof value.email !== "string" || typeof value.nickname !== "string")
    return void 0;
  const text = (part) => typeof part === "string" ? part : null;
  return {
    email: value.email,
    nickname: value.nickname,
    company: text(value.company),
    companyId: text(value.companyId)
  };
}
function readAccess(local, session) {
  const kept = parse2(local.get(storageKeys.permissions));
  if (!isObject(kept) || !isObject(kept.user) || !isObject(kept.roles)) return null;
  const { globalRole, supplierRoles } = kept.user;
  const account = readAccount(kept.account);
  if (!account || !Array.isArray(supplierRoles) || !Object.values(kept.roles).every(isTextList)) return null;
  const flags = parse2(session.get(storageKeys.featureFlags));
  const access = {
    user: {
      globalRole: typeof globalRole === "string" ? globalRole : null,
      supplierRoles: supplierRoles.filter(isSupplierRole).map(({ supplierId, role }) => ({ supplierId, role }))
    },
    roles: kept.roles,
    flags: Array.isArray(flags) ? flags.filter(isFlag) : null
  };
  return { access, account };
}

// src/kernel/session/browser-signals.ts
function createBrowserSignals(page) {
  return {
    onStored: (listener) => {
      const hear = ({ key: key2, storageArea }) => {
        if (isSessionStorage(page, storageArea)) return;
        listener(key2);
      };
      page.addEventListener("storage", hear);
      return () => page.removeEventListener("storage", hear);
    },
    onWoke: (listener) => {
      const shown = () => page.document.visibilityState === "visible" && listener();
      page.document.addEventListener("visibilitychange", shown);
      page.addEventListener("pageshow", listener);
      page.addEventListener("online", listener);
      return () => {
        page.document.removeEventListener("visibilitychange", shown);
        page.removeEventListener("pageshow", listener);
        page.removeEventListener("online", listener);
      };
    }
  };
}
function isSessionStorage(page, area) {
  try {
    return area !== null && area === page.sessionStorage;
  } catch {
    return false;
  }
}

// src/kernel/session/session.machine.ts
import { assign, fromPromise, setup } from "xstate";

// src/kernel/session/feature-flags.ts
function currentFlags(cached, server) {
  if (!cached || cached.length !== server.length) return server;
  const ids = new Set(cached.map(({ id }) => id));
  return server.every(({ id }) => ids.has(id)) ? cached : server;
}
var withToggled = (flags, toggledId) => flags.map((flag) => flag.id === toggledId ? { ...flag, enabled: !flag.enabled } : flag);

// src/kernel/session/session-context.ts
var propertyOf = (value, name) => typeof value === "object" && value !== null ? value[name] : void 0;
var operationOf = (error) => propertyOf(error, "operationId");
var isHttp = (error, status, operationId) => operationOf(error) === operationId && propertyOf(error, "status") === status;
function failureOf(error) {
  const kind = propertyOf(error, "kind");
  const code = propertyOf(error, "code");
  const callId = propertyOf(error, "callId");
  return {
    kind: typeof kind === "string" ? kind : "generic",
    code: typeof code === "number" ? code : void 0,
    callId: typeof callId === "string" ? callId : void 0
  };
}
var isSuperAdmin = (access) => access?.user.globalRole === "SUPER_ADMIN";
var isInDevMode = ({ isDevMode, access }) => isDevMode && isSuperAdmin(access);
function settled(context, account) {
  const { kept, access, visit } = context;
  if (!kept) return { account };
  if (kept.account?.email === account.email) return { account, access: access ?? kept.access, kept: null };
  return { account, kept: null, isDevMode: false, visit: visit + 1 };
}

// src/kernel/session/session-over.ts
var endings = [
  "no-session",
  "invalid-token",
  "invalid-input",
  "needs-idp-action",
  "disabled",
  "relogin",
  "must-change",
  "tfa",
  "locked"
];
function isSessionOver(error) {
  if (typeof error !== "object" || error === null) return false;
  const { kind, status } = error;
  return endings.includes(kind) || status === 401 || status === 403;
}

// src/kernel/session/session.machine.ts
var notProvided = (actor) => async () => {
  throw new Error(`portal-kit: the session machine was started without its ${actor} actor.`);
};
var base = setup({
  types: {
    context: {},
    events: {},
    input: {}
  },
  actors: {
    verify: fromPromise(notProvided("verify")),
    signIn: fromPromise(notProvided("signIn")),
    beginRedirect: fromPromise(notProvided("beginRedirect")),
    finishRedirect: fromPromise(notProvided("finishRedirect")),
    loadAccess: fromPromise(notProvided("loadAccess")),
    loadAccount: fromPromise(notProvided("loadAccount")),
    signOut: fromPromise(notProvided("signOut"))
  },
  guards: {
    hasAnswer: ({ context }) => context.answer !== null,
    hasSession: ({ context }) => context.hasSession,
    isSessionOver: (_, params) => isSessionOver(params.error),
    isRolesRefusal: (_, params) => isHttp(params.error, 401, "getRoles"),
    isFlagsFailure: (_, params) => operationOf(params.error) === "getFeatureFlags",
    knowsAccess: ({ context }) => context.access !== null,
    knowsAccount: ({ context }) => context.account !== null,
    isSuperAdmin: ({ context }) => isSuperAdmin(context.access),
    isDevMode: ({ context }) => isInDevMode(context)
  },
  actions: {
    keepAccount: assign(({ context }, params) => settled(context, params.account)),
    keepReturnAddress: assign({ returnTo: (_, params) => params.returnTo }),
    forgetAnswer: assign({ answer: null }),
    forgetReturnAddress: assign({ returnTo: null }),
    keepAccess: assign(({ context }, { access }) => ({
      access: { ...access, flags: currentFlags(context.access?.flags ?? null, access.flags ?? []) },
      serverFlags: access.flags
    })),
    keepFailure: assign({ failure: (_, params) => params.failure }),
    forgetFailure: assign({ failure: null }),
    keepScreens: assign(({ context: { account, access, kept } }) => ({
      kept: kept ?? { account, access },
      account: null,
      access: null
    })),
    forget: assign({
      account: null,
      access: null,
      serverFlags: null,
      kept: null,
      isDevMode: false,
      returnTo: null
    }),
    /** What is on screen stays, where an expired session has left it. */
    forgetUser: assign(({ context: { kept, isDevMode } }) => ({
      account: null,
      access: null,
      serverFlags: null,
      returnTo: null,
      isDevMode: kept !== null && isDevMode
    })),
    forgetScreens: assign({ kept: null, isDevMode: false }),
    /** Nobody knows whose screens were kept: whoever comes now is another person. */
    replaceScreens: assign(({ context: { kept, isDevMode, visit } }) => ({
      kept: null,
      isDevMode: kept === null && isDevMode,
      visit: kept === null ? visit : visit + 1
    })),
    switchDevMode: assign(({ context }, { isOn }) => ({
      isDevMode: isOn,
      // Switched off, dev mode leaves no trace.
      ...!isOn && context.access && { access: { ...context.access, flags: context.serverFlags } }
    })),
    toggleFlag: assign({
      access: ({ context: { access } }, { id }) => access && { ...access, flags: withToggled(access.flags ?? [], id) }
    }),
    /** Keeps permissions for the next visit. */
    storeAccess: () => {
    },
    /** Keeps flags and dev mode for this browser session. */
    storeFlags: () => {
    },
    /** The tokens are of no use any more. */
    dropTokens: () => {
    },
    /** Nobody is signed in here for now: no token is renewed, and those that are stored stay. */
    restTokens: () => {
    },
    /** Nothing of this user stays in the browser, but the remembered address. */
    clearStorage: () => {
    },
    /** What this tab alone remembers; another tab has cleared the rest. */
    clearTabStorage: () => {
    }
  }
});
var sessionMachine = base.createMachine({
  id: "session",
  context: ({ input }) => ({
    hasSession: input.hasSession,
    answer: input.answer ?? null,
    returnTo: null,
    account: input.cached?.account ?? null,
    access: input.cached?.access ?? null,
    serverFlags: null,
    isDevMode: input.isDevMode ?? false,
    kept: null,
    visit: 0,
    failure: null
  }),
  initial: "deciding",
  states: {
    deciding: {
      always: [
        { guard: "hasAnswer", target: "returning", actions: "forget" },
        { guard: "hasSession", target: "starting" },
        { target: "signedOut", actions: "forget" }
      ]
    },
    returning: {
      exit: "forgetAnswer",
      invoke: {
        id: "finishRedirect",
        src: "finishRedirect",
        input: ({ context }) => context.answer,
        onDone: {
          target: "signedIn",
          actions: [
            { type: "keepAccount", params: ({ event }) => ({ account: event.output.account }) },
            { type: "keepReturnAddress", params: ({ event }) => ({ returnTo: event.output.returnTo }) }
          ]
        },
        onError: {
          target: "signedOut",
          actions: { type: "keepFailure", params: ({ event }) => ({ failure: failureOf(event.error) }) }
        }
      }
    },
    starting: {
      entry: "forgetFailure",
      invoke: {
        id: "verify",
        src: "verify",
        onDone: "signedIn",
        onError: [
          {
            guard: { type: "isSessionOver", params: ({ event }) => ({ error: event.error }) },
            target: "signedOut",
            actions: [
              { type: "keepFailure", params: ({ event }) => ({ failure: failureOf(event.error) }) },
              "dropTokens",
              "forgetUser"
            ]
          },
          {
            // The provider could not be asked: the session may well live, a reload asks again.
            target: "signedOut",
            actions: [
              { type: "keepFailure", params: ({ event }) => ({ failure: failureOf(event.error) }) },
              "restTokens",
              "forgetUser"
            ]
          }
        ]
      },
      on: {
        "session.expired": "expired",
        "session.disappeared": "gone",
        "signOut.requested": "signingOut"
      }
    },
    signedOut: {
      on: {
        "signIn.requested": "signingIn",
        "redirect.requested": "redirecting",
        "session.appeared": "starting",
        "session.disappeared": "gone",
        "screens.left": { actions: "forgetScreens" },
        "signOut.requested": "signingOut"
      }
    },
    signingIn: {
      entry: ["forgetFailure", "forgetReturnAddress"],
      invoke: {
        id: "signIn",
        src: "signIn",
        input: ({ event }) => event.credentials,
        onDone: {
          target: "signedIn",
          actions: { type: "keepAccount", params: ({ event }) => ({ account: event.output }) }
        },
        onError: {
          target: "signedOut",
          actions: { type: "keepFailure", params: ({ event }) => ({ failure: failureOf(event.error) }) }
        }
      },
      on: { "screens.left": { actions: "forgetScreens" } }
    },
    redirecting: {
      entry: "forgetFailure",
      invoke: {
        id: "beginRedirect",
        src: "beginRedirect",
        input: ({ event }) => {
          const { returnTo, loginHint } = event;
          return { returnTo, loginHint };
        },
        onError: {
          target: "signedOut",
          actions: { type: "keepFailure", params: ({ event }) => ({ failure: failureOf(event.error) }) }
        }
      },
      on: {
        "redirect.abandoned": "signedOut",
        "session.appeared": "starting",
        "screens.left": { actions: "forgetScreens" }
      }
    },
    signedIn: {
      initial: "verifying",
      on: {
        "signOut.requested": "signingOut",
        "session.expired": "expired",
        "session.disappeared": "gone",
        "session.replaced": { target: "starting", actions: "keepScreens" },
        "devMode.switched": {
          guard: "isSuperAdmin",
          actions: [{ type: "switchDevMode", params: ({ event }) => ({ isOn: event.isOn }) }, "storeFlags"]
        },
        "flag.toggled": {
          guard: "isDevMode",
          actions: [
            { type: "toggleFlag", params: ({ event }) => ({ id: event.id }) },
            "storeFlags"
          ]
        }
      },
      states: {
        verifying: {
          invoke: {
            id: "loadAccess",
            src: "loadAccess",
            onDone: {
              target: "named",
              actions: [
                { type: "keepAccess", params: ({ event }) => ({ access: event.output }) },
                "storeFlags"
              ]
            },
            onError: [
              {
                guard: { type: "isRolesRefusal", params: ({ event }) => ({ error: event.error }) },
                target: "#session.denied"
              },
              {
                guard: { type: "isFlagsFailure", params: ({ event }) => ({ error: event.error }) },
                target: "#session.signingOut",
                actions: { type: "keepFailure", params: { failure: { kind: "flags" } } }
              },
              { guard: "knowsAccess", target: "ready" },
              "failed"
            ]
          }
        },
        named: {
          always: { guard: "knowsAccount", target: "ready", actions: "storeAccess" },
          invoke: {
            id: "loadAccount",
            src: "loadAccount",
            onDone: {
              target: "ready",
              actions: [
                { type: "keepAccount", params: ({ event }) => ({ account: event.output }) },
                "storeAccess"
              ]
            },
            // A name that could not be read is no reason to stop anybody.
            onError: { target: "ready", actions: "replaceScreens" }
          }
        },
        ready: {},
        failed: { on: { "access.retried": "verifying" } }
      }
    },
    denied: {
      entry: "forgetScreens",
      on: {
        "signOut.requested": "signingOut",
        "session.expired": "expired",
        "session.disappeared": "gone",
        "session.replaced": { target: "starting", actions: "keepScreens" }
      }
    },
    expired: {
      always: {
        target: "signedOut",
        actions: [
          "dropTokens",
          "keepScreens",
          { type: "keepFailure", params: { failure: { kind: "expired" } } }
        ]
      }
    },
    // The provider is left to the tab that has signed out: it still needs what proves the session.
    gone: {
      always: { target: "signedOut", actions: ["restTokens", "clearTabStorage", "forget", "forgetFailure"] }
    },
    signingOut: {
      tags: "logoutPending",
      entry: ["clearStorage", "forget"],
      invoke: { id: "signOut", src: "signOut", onDone: "signedOut", onError: "signedOut" }
    }
  }
});

// src/kernel/session/session-tokens.ts
import { fetchAccessToken } from "@portal-kit/sdk/auth";
import { createActor, fromPromise as fromPromise3, waitFor } from "xstate";

// src/kernel/session/token.machine.ts
import { assign as assign2, fromPromise as fromPromise2, setup as setup2 } from "xstate";
var accessTokenPollMs = 24e4;
var tokenMachine = setup2({
  types: {
    context: {},
    events: {},
    input: {}
  },
  actors: {
    obtain: fromPromise2(async () => {
      throw new Error("portal-kit: the token machine was started without its obtain actor.");
    })
  },
  delays: { pollInterval: accessTokenPollMs },
  guards: {
    isPolled: ({ context }) => context.isPolled,
    isOverdue: ({ context: { isPolled, renewedAtMs } }) => {
      const elapsedMs = Date.now() - renewedAtMs;
      return isPolled && (elapsedMs < 0 || elapsedMs >= accessTokenPollMs);
    },
    endsSession: ({ context }, { error }) => context.need !== "sign-in" && isSessionOver(error)
  },
  actions: {
    note: assign2({ renewedAtMs: () => Date.now() }),
    keepNeed: assign2({ need: (_, { need }) => need }),
    keepOutcome: assign2({ outcome: (_, { outcome }) => outcome }),
    storeToken: (_, _params) => {
    },
    tellExpired: () => {
    }
  }
}).createMachine({
  id: "token",
  context: ({ input }) => ({ isPolled: input.isPolled, need: "sign-in", renewedAtMs: 0, outcome: null }),
  initial: "closed",
  states: {
    closed: {
      on: { "session.opened": { target: "held", actions: "note" } }
    },
    held: {
      after: {
        pollInterval: {
          guard: "isPolled",
          target: "refreshing",
          actions: { type: "keepNeed", params: { need: "poll" } }
        }
      },
      on: {
        "refresh.requested": {
          target: "refreshing",
          actions: { type: "keepNeed", params: ({ event }) => ({ need: event.need }) }
        },
        "page.woke": {
          guard: "isOverdue",
          target: "refreshing",
          actions: { type: "keepNeed", params: { need: "poll" } }
        },
        "token.renewedElsewhere": { target: "held", reenter: true, actions: "note" },
        "session.closed": "closed"
      }
    },
    refreshing: {
      invoke: {
        id: "obtain",
        src: "obtain",
        input: ({ context }) => ({ need: context.need }),
        onDone: {
          target: "held",
          actions: [
            "note",
            { type: "keepOutcome", params: ({ event }) => ({ outcome: { token: event.output } }) },
            { type: "storeToken", params: ({ event }) => ({ token: event.output }) }
          ]
        },
        onError: [
          {
            guard: { type: "endsSession", params: ({ event }) => ({ error: event.error }) },
            target: "expired",
            actions: { type: "keepOutcome", params: ({ event }) => ({ outcome: { error: event.error } }) }
          },
          {
            target: "held",
            actions: [
              "note",
              { type: "keepOutcome", params: ({ event }) => ({ outcome: { error: event.error } }) }
            ]
          }
        ]
      },
      on: {
        "session.closed": {
          target: "closed",
          actions: { type: "keepOutcome", params: { outcome: null } }
        }
      }
    },
    expired: {
      entry: "tellExpired",
      on: {
        "session.closed": "closed",
        "session.opened": { target: "held", actions: "note" }
      }
    }
  }
});

// src/kernel/session/session-tokens.ts
var tokenKeys = {
  identity: storageKeys.identityToken,
  access: storageKeys.accessToken
};
var storageLagMs = 250;
async function tokenFromOtherTab(local, key2, seen) {
  const deadlineMs = performance.now() + storageLagMs;
  for (; ; ) {
    const held = local.get(key2);
    if (held !== seen) return held;
    if (performance.now() >= deadlineMs) return null;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
function createSessionTokens(options) {
  const { local, provider, sdk, lock, onExpired } = options;
  const ask = {
    identity: () => provider.getIdentityToken(),
    access: async () => (await fetchAccessToken(sdk())).token
  };
  function obtain(kind, need) {
    if (need === "sign-in") return ask[kind]();
    const key2 = tokenKeys[kind];
    const seen = local.get(key2);
    return lock(`portal.${key2}`, async ({ hadToWait }) => {
      const other = hadToWait ? await tokenFromOtherTab(local, key2, seen) : null;
      return other ?? ask[kind]();
    });
  }
  const start = (kind) => createActor(
    tokenMachine.provide({
      actors: {
        obtain: fromPromise3(({ input }) => obtain(kind, input.need))
      },
      actions: {
        storeToken: (_, { token }) => local.set(tokenKeys[kind], token),
        tellExpired: onExpired
      }
    }),
    { input: { isPolled: kind === "access" } }
  ).start();
  const actors = { identity: start("identity"), access: start("access") };
  const both = [actors.identity, actors.access];
  const rest = () => {
    for (const actor of both) actor.send({ type: "session.closed" });
  };
  return {
    get: (kind) => local.get(tokenKeys[kind]),
    refused: (_, operationId) => {
      if (operationId !== "getRoles") onExpired();
    },
    async refresh(kind, need) {
      const actor = actors[kind];
      actor.send({ type: "refresh.requested", need });
      const { context, value } = await waitFor(actor, (state) => !state.matches("refreshing"));
      if (value === "closed" || context.outcome === null) return null;
      if ("error" in context.outcome) throw context.outcome.error;
      return context.outcome.token;
    },
    open: () => {
      for (const actor of both) {
        actor.send({ type: "session.closed" });
        actor.send({ type: "session.opened" });
      }
    },
    rest,
    close: () => {
      rest();
      local.remove(tokenKeys.identity);
      local.remove(tokenKeys.access);
    },
    renewedElsewhere: (kind) => actors[kind].send({ type: "token.renewedElsewhere" }),
    wake: () => {
      for (const actor of both) actor.send({ type: "page.woke" });
    },
    stop: () => {
      for (const actor of both) actor.stop();
    }
  };
}

// src/kernel/session/watch-tabs.ts
var decisive = [
  storageKeys.identityToken,
  storageKeys.accessToken,
  storageKeys.permissions,
  null
];
function contradiction({ local, readAccess: readAccess2, state }) {
  const { phase, context } = state();
  if (phase === "moving") return void 0;
  if (local.get(storageKeys.identityToken) === null) {
    if (phase === "out") return void 0;
    if (local.get(storageKeys.permissions) === null) return { type: "session.disappeared" };
    return phase === "in" ? { type: "session.expired" } : void 0;
  }
  if (phase !== "in") {
    return local.get(storageKeys.accessToken) === null ? void 0 : { type: "session.appeared" };
  }
  const cached = readAccess2();
  const isSame = !context.account || !cached || cached.account.email === context.account.email;
  return isSame ? void 0 : { type: "session.replaced" };
}
function watchTabs(watch) {
  const { signals, tokens, send } = watch;
  const compare = () => {
    const event = contradiction(watch);
    if (event) send(event);
    return event === void 0;
  };
  const stopStored = signals.onStored((key2) => {
    if (decisive.includes(key2) && !compare()) return;
    if (key2 === storageKeys.accessToken) tokens.renewedElsewhere("access");
    if (key2 === storageKeys.identityToken) tokens.renewedElsewhere("identity");
  });
  const stopWoke = signals.onWoke(() => {
    if (compare()) tokens.wake();
  });
  return () => {
    stopStored();
    stopWoke();
  };
}

// src/kernel/session/create-session.ts
var draftKeyPrefix = "draft:";
var signOutWaitMs = 3e3;
function phaseOf(state) {
  if (state.matches("signedIn") || state.matches("denied")) return "in";
  if (!state.matches("signedOut")) return "moving";
  return state.context.kept ? "kept" : "out";
}
var needsRedirect = () => Promise.reject(new Error("portal-kit: this identity provider has no pages to sign in on."));
function createSession(options) {
  const { apiBaseUrl, answerAhead, provider, answer, local, session } = options;
  const { signals = createBrowserSignals(window), lock = createTokenLock() } = options;
  const tokens = createSessionTokens({
    local,
    provider,
    lock,
    sdk: () => sdk,
    onExpired: () => actor.send({ type: "session.expired" })
  });
  const sdk = createPortalSdk({
    baseUrl: apiBaseUrl,
    tokens,
    ...answerAhead && { answerAhead }
  });
  async function obtainTokens() {
    tokens.open();
    try {
      await tokens.refresh("identity", "sign-in");
      await tokens.refresh("access", "sign-in");
    } catch (error) {
      tokens.close();
      if (provider.password) provider.signOut().catch(() => {
      });
      provider.forget();
      throw error;
    }
  }
  async function signIn(credentials) {
    if (!provider.password) throw new Error("portal-kit: this identity provider takes no passwords.");
    const account = await provider.password.signIn(credentials);
    await obtainTokens();
    if (credentials.isRemembered) local.set(storageKeys.userEmail, account.email);
    else local.remove(storageKeys.userEmail);
    local.set(storageKeys.rememberMe, String(credentials.isRemembered));
    return account;
  }
  async function finishRedirect(address) {
    const finished = await (provider.redirect?.finish(address) ?? needsRedirect());
    await obtainTokens();
    return finished;
  }
  const hasSession = !answer && provider.hasSession() && local.get(storageKeys.identityToken) !== null;
  const actor = createActor2(
    sessionMachine.provide({
      actors: {
        verify: fromPromise4(() => provider.verifySession()),
        signIn: fromPromise4(({ input }) => signIn(input)),
        beginRedirect: fromPromise4(({ input }) => provider.redirect?.begin(input) ?? needsRedirect()),
        finishRedirect: fromPromise4(({ input }) => finishRedirect(input)),
        loadAccess: fromPromise4(() => loadAccess(sdk)),
        loadAccount: fromPromise4(() => provider.getAccount()),
        signOut: fromPromise4(
          () => Promise.race([
            provider.signOut(),
            new Promise((resolve) => {
              setTimeout(resolve, signOutWaitMs);
            })
          ])
        )
      },
      actions: {
        storeAccess: ({ context: { access, account } }) => {
          if (access && account) writeAccess(local, { access, account });
        },
        storeFlags: ({ context }) => writeFlags(session, context),
        dropTokens: () => {
          tokens.close();
          provider.forget();
        },
        restTokens: () => tokens.rest(),
        clearStorage: () => {
          local.remove(storageKeys.permissions);
          local.removeAll(draftKeyPrefix);
          tokens.close();
          session.clear();
        },
        clearTabStorage: () => session.clear()
      }
    }),
    {
      input: {
        hasSession,
        answer,
        cached: hasSession ? readAccess(local, session) : null,
        isDevMode: session.get(storageKeys.devMode) === "true"
      }
    }
  );
  if (hasSession) tokens.open();
  actor.start();
  const stopReturning = signals.onWoke(() => actor.send({ type: "redirect.abandoned" }));
  const stopWatching = watchTabs({
    signals,
    local,
    tokens,
    readAccess: () => readAccess(local, session),
    state: () => {
      const state = actor.getSnapshot();
      return { phase: phaseOf(state), context: state.context };
    },
    send: (event) => {
      if (event.type === "session.appeared" || event.type === "session.replaced") tokens.open();
      actor.send(event);
    }
  });
  return {
    actor,
    sdk,
    provider,
    rememberedEmail: () => local.get(storageKeys.userEmail) ?? "",
    stop: () => {
      stopWatching();
      stopReturning();
      tokens.stop();
      actor.stop();
    }
  };
}
export {
  createCdcIdentityProvider,
  createCookieJar,
  createSession,
  createTextStore,
  draftKeyPrefix,
  isInDevMode,
  isSuperAdmin
};
