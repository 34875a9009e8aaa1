'use client';
import {
  createTokenLock
} from "./chunk-OFJYD7FY.js";

// src/kernel/session/oidc-identity-provider.ts
import { IdentityError as IdentityError3 } from "@portal-kit/sdk/identity";
import { OidcClient } from "oidc-client-ts";

// src/kernel/session/oidc-error.ts
import { IdentityError, isIdentityError } from "@portal-kit/sdk/identity";
import { ErrorResponse, ErrorTimeout } from "oidc-client-ts";
var kinds = {
  access_denied: "cancelled",
  login_required: "no-session",
  interaction_required: "no-session",
  invalid_grant: "invalid-token",
  temporarily_unavailable: "transient",
  server_error: "transient"
};
function isPassing(error) {
  if (error instanceof ErrorTimeout || error instanceof TypeError || error instanceof SyntaxError)
    return true;
  return error instanceof Error && /\(5\d\d\)|^Invalid response Content-Type/.test(error.message);
}
function toIdentityError(error) {
  if (isIdentityError(error)) return error;
  if (error instanceof ErrorResponse) {
    return new IdentityError({ kind: kinds[error.error ?? ""] ?? "config" });
  }
  return new IdentityError({ kind: isPassing(error) ? "transient" : "config" });
}
var timeoutMs = 3e4;
async function inTime(work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new ErrorTimeout()), timeoutMs);
  });
  return Promise.race([work, late]).catch((error) => {
    throw toIdentityError(error);
  }).finally(() => clearTimeout(timer));
}

// src/kernel/session/oidc-session.ts
import { IdentityError as IdentityError2 } from "@portal-kit/sdk/identity";
import { ErrorResponse as ErrorResponse2 } from "oidc-client-ts";

// src/kernel/session/oidc-user.ts
function userAfter({ id_token, refresh_token, profile }, before) {
  const refreshToken = refresh_token ?? before?.refreshToken;
  if (id_token === void 0 && before) return { ...before, refreshToken };
  const receivedAtMs = Date.now();
  const lifetimeMs = (profile.exp - profile.iat) * 1e3;
  return {
    idToken: id_token ?? "",
    refreshToken,
    claims: { ...before?.claims, ...profile },
    receivedAtMs,
    expiresAtMs: Number.isFinite(lifetimeMs) ? receivedAtMs + lifetimeMs : null
  };
}
var isLive = ({ expiresAtMs }) => expiresAtMs === null || Date.now() < expiresAtMs;
function parseUser(text) {
  try {
    const user = JSON.parse(text ?? "null");
    return user?.idToken && typeof user.idToken === "string" && accountOf(user.claims).email ? user : null;
  } catch {
    return null;
  }
}
var textOf = (claim) => typeof claim === "string" ? claim.trim() : "";
function accountOf(claims) {
  const email = textOf(claims.email);
  const fullName = `${textOf(claims.given_name)} ${textOf(claims.family_name)}`.trim();
  return {
    email,
    nickname: fullName || textOf(claims.name) || textOf(claims.nickname) || email,
    company: textOf(claims.company) || null,
    companyId: textOf(claims.company_id) || null
  };
}
function isWhole(claims) {
  const { email, nickname, company } = accountOf(claims);
  return email !== "" && nickname !== email && company !== null;
}

// src/kernel/session/oidc-session.ts
var storageLagMs = 250;
function createOidcSession({ client, local, key, lock }) {
  const held = () => parseUser(local.get(key));
  const keep = (user) => local.set(key, JSON.stringify(user));
  const requireHeld = () => {
    const user = held();
    if (!user) throw new IdentityError2({ kind: "no-session" });
    return user;
  };
  async function heldInPlaceOf(seen) {
    const deadlineMs = performance.now() + storageLagMs;
    for (; ; ) {
      const user = held();
      if (user?.idToken !== seen.idToken || performance.now() >= deadlineMs) return user;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  async function refresh(user, refreshToken) {
    const state = { refresh_token: refreshToken, session_state: null, profile: user.claims };
    const answer = await client.useRefreshToken({ state, timeoutInSeconds: timeoutMs / 1e3 }).catch(async (error) => {
      if (!(error instanceof ErrorResponse2 && error.error === "invalid_grant")) throw error;
      const other = await heldInPlaceOf(user);
      if (!other || other.idToken === user.idToken) throw error;
      return null;
    });
    const now = requireHeld();
    if (!answer || now.refreshToken !== refreshToken) return now;
    const next = userAfter(answer, user);
    if (next.claims.sub !== user.claims.sub) throw new IdentityError2({ kind: "no-session" });
    keep(next);
    return next;
  }
  async function renewed(seen, hadToWait) {
    if (hadToWait) await heldInPlaceOf(seen);
    const user = requireHeld();
    const isByOther = user.idToken !== seen.idToken && isLive(user);
    const next = isByOther || !user.refreshToken ? user : await refresh(user, user.refreshToken);
    if (!isLive(next)) throw new IdentityError2({ kind: "no-session" });
    return next;
  }
  let renewing;
  return {
    held,
    requireHeld,
    keep,
    forget: () => local.remove(key),
    renew: (seen) => {
      renewing ??= lock(key, ({ hadToWait }) => inTime(renewed(seen, hadToWait))).finally(() => {
        renewing = void 0;
      });
      return renewing;
    }
  };
}

// src/kernel/session/oidc-identity-provider.ts
var defaultScope = "openid email profile offline_access";
var newsMs = 6e4;
var requestKey = (state) => `oidc.request.${state}`;
function rememberedAddress(session, state) {
  try {
    const { data } = JSON.parse(state && session.get(requestKey(state)) || "{}");
    return typeof data?.returnTo === "string" ? data.returnTo : null;
  } catch {
    return null;
  }
}
function createRequestStore(session) {
  const get = async (state) => session.get(requestKey(state));
  return {
    get,
    set: async (state, request) => session.set(requestKey(state), request),
    async remove(state) {
      const request = await get(state);
      session.remove(requestKey(state));
      return request;
    },
    // They end with the tab.
    getAllKeys: async () => []
  };
}
async function fetchUserInfo(url, accessToken) {
  const response = await fetch(url, {
    headers: { accept: "application/json", authorization: `Bearer ${accessToken}` },
    credentials: "omit",
    redirect: "error"
  });
  if (!response.ok) throw new IdentityError3({ kind: response.status >= 500 ? "transient" : "config" });
  return response.json();
}
function createOidcIdentityProvider(options) {
  const { authority, clientId, redirectUri, local, session } = options;
  const { leavePage = (url) => window.location.assign(url), lock = createTokenLock() } = options;
  const client = new OidcClient({
    authority,
    client_id: clientId,
    scope: options.scope ?? defaultScope,
    redirect_uri: redirectUri,
    post_logout_redirect_uri: options.postLogoutRedirectUri,
    stateStore: createRequestStore(session),
    fetchRequestCredentials: "omit",
    requestTimeoutInSeconds: timeoutMs / 1e3
  });
  const { held, requireHeld, keep, forget, renew } = createOidcSession({
    client,
    local,
    key: `oidc.user.${authority}.${clientId}`,
    lock
  });
  let given = held()?.idToken;
  async function wholeClaims(claims, accessToken) {
    if (isWhole(claims)) return claims;
    const asked = async () => {
      const info = await fetchUserInfo(await client.metadataService.getUserInfoEndpoint(), accessToken);
      return info.sub === claims.sub ? { ...info, ...claims } : claims;
    };
    const whole = await asked().catch((error) => {
      if (accountOf(claims).email) return claims;
      throw error;
    });
    if (!accountOf(whole).email) throw new IdentityError3({ kind: "config" });
    return whole;
  }
  return {
    redirect: {
      async begin({ returnTo, loginHint }) {
        const { url } = await inTime(
          client.createSigninRequest({
            state: { returnTo },
            nonce: crypto.getRandomValues(new BigUint64Array(2)).join(""),
            ...loginHint && { login_hint: loginHint }
          })
        );
        leavePage(url);
      },
      isAnswer({ origin, pathname, searchParams }) {
        const expected = new URL(redirectUri);
        const isThere = origin === expected.origin && pathname === expected.pathname;
        return isThere && searchParams.has("state") && (searchParams.has("code") || searchParams.has("error"));
      },
      returnAddress: ({ searchParams }) => rememberedAddress(session, searchParams.get("state")),
      async finish({ href }) {
        const asked = await client.readSigninResponseState(href).catch(() => null);
        const { returnTo } = asked?.state.data ?? {};
        if (typeof returnTo !== "string") throw new IdentityError3({ kind: "sso-failed" });
        const answer = await inTime(client.processSigninResponse(href));
        const claims = await inTime(wholeClaims(answer.profile, answer.access_token));
        keep(userAfter({ ...answer, profile: claims }));
        return { account: accountOf(claims), returnTo };
      }
    },
    hasSession: () => held() !== null,
    async verifySession() {
      const user = requireHeld();
      if (!isLive(user)) await renew(user);
    },
    async getIdentityToken() {
      const user = requireHeld();
      const isNews = user.idToken !== given && isLive(user) && Date.now() - user.receivedAtMs < newsMs;
      const { idToken } = isNews ? user : await renew(user);
      given = idToken;
      return idToken;
    },
    async getAccount() {
      return accountOf(requireHeld().claims);
    },
    forget,
    async signOut() {
      const user = held();
      forget();
      if (!user) return;
      const request = client.createSignoutRequest({ id_token_hint: user.idToken });
      const leave = await inTime(request).catch(() => null);
      if (leave && !held()) leavePage(leave.url);
    }
  };
}
export {
  createOidcIdentityProvider
};
