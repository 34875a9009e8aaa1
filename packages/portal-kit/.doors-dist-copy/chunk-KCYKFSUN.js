'use client';
import {
  PortalProvider,
  createPortalQueryClient,
  isPermitted
} from "./chunk-XNRXG5SE.js";
import {
  isTokenUnavailable,
  tokenUnavailable
} from "./chunk-Y3573VEU.js";
import {
  kernelMessages
} from "./chunk-5YJY4CFD.js";
import {
  messageFormat
} from "./chunk-KLRS6XJS.js";

// src/embed/embed-scope.tsx
import { useEffect as useEffect3, useMemo, useRef as useRef2, useState as useState3 } from "react";

// src/embed/embed-root.tsx
import { enableShadowDOM } from "@react-stately/flags";
import { useCallback, useRef } from "react";
import { I18nProvider, isRTL } from "react-aria/I18nProvider";
import { UNSAFE_PortalProvider as OverlayProvider } from "react-aria/PortalProvider";

// src/embed/overlay-layer.ts
var canRaise = (element) => "showPopover" in element && element.isConnected;
function createOverlayLayer(element) {
  const isRaised = () => canRaise(element) && element.matches(":popover-open");
  const observer = new MutationObserver(() => {
    if (element.childElementCount === 0 && isRaised()) element.hidePopover();
  });
  observer.observe(element, { childList: true });
  return {
    open: () => {
      if (canRaise(element) && !isRaised() && !element.hasAttribute("data-pk-covered")) element.showPopover();
      return element;
    },
    stop: () => {
      observer.disconnect();
      if (isRaised()) element.hidePopover();
    }
  };
}

// src/embed/embed-root.tsx
import { jsx, jsxs } from "react/jsx-runtime";
function EmbedRoot({ theme, locale, isIsolated, className, children }) {
  const layer = useRef(null);
  const keepLayer = useCallback((element) => {
    layer.current?.stop();
    layer.current = element && createOverlayLayer(element);
    if (element?.getRootNode() instanceof ShadowRoot) enableShadowDOM();
  }, []);
  return /* @__PURE__ */ jsxs(
    "div",
    {
      part: "widget",
      className,
      lang: kernelMessages(locale).language,
      dir: isRTL(locale) ? "rtl" : "ltr",
      "data-pk-theme": theme,
      "data-pk-isolated": isIsolated ? "" : void 0,
      children: [
        /* @__PURE__ */ jsx(I18nProvider, { locale: messageFormat(locale).locale, children: /* @__PURE__ */ jsx(OverlayProvider, { getContainer: () => layer.current?.open(), children }) }),
        /* @__PURE__ */ jsx("div", { ref: keepLayer, "data-pk-overlays": "", popover: "manual" })
      ]
    }
  );
}

// src/embed/embed-toasts.tsx
import { lazyPart } from "@portal-kit/ui/lazy-part";
import { useEffect, useState } from "react";
import { jsx as jsx2 } from "react/jsx-runtime";
var EmbedToastRegion = lazyPart(async () => (await import("./embed-toast-region-DIPNZH7T.js")).EmbedToastRegion);
function EmbedToasts({ queue }) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => queue.onFirst(() => setNeeded(true)), [queue]);
  return isNeeded && /* @__PURE__ */ jsx2(EmbedToastRegion, { queue, onLoadFailed: () => setNeeded(false) });
}

// src/embed/embed-error.ts
import { isPortalError } from "@portal-kit/sdk";
function embedErrorOf(error) {
  const message = error instanceof Error ? error.message : String(error);
  if (!isPortalError(error)) {
    return { kind: "render", message, status: 0, operationId: void 0, requestId: void 0, cause: error };
  }
  const { kind, status, operationId, requestId } = error;
  if (kind === "aborted") return null;
  const isToken = isTokenUnavailable(error);
  return {
    kind: isToken ? "token" : kind,
    message,
    status,
    operationId,
    requestId,
    cause: isToken ? error.cause.cause : error
  };
}

// src/embed/host-calls.ts
function safely(call) {
  try {
    call();
  } catch (error) {
    reportError(error);
  }
}
function createHostCalls(host) {
  let isOver = false;
  return {
    event: (event) => {
      if (!isOver) safely(() => host.current.onEvent?.(event));
    },
    error: (error) => {
      const failure = embedErrorOf(error);
      if (failure && !isOver) safely(() => host.current.onError?.(failure));
    },
    /** Nobody listens any more, or somebody does again. */
    setOver: (next) => {
      isOver = next;
    }
  };
}

// src/embed/host-navigation.ts
var isPort = (navigation) => typeof navigation.href === "function";
function addressOf(template, destination) {
  const values = { ...destination };
  return template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ""));
}
function navigationPort(navigation) {
  if (!navigation) return { href: () => void 0, go: () => {
  } };
  if (isPort(navigation)) return navigation;
  const href = (destination) => {
    const template = navigation[destination.to];
    return template === void 0 ? void 0 : addressOf(template, destination);
  };
  return {
    href,
    go: (destination) => {
      const address = href(destination);
      if (address !== void 0) globalThis.location.assign(address);
    }
  };
}

// src/embed/known-locale.ts
var fallback = "en-US";
function knownLocale(tag) {
  if (!tag) return fallback;
  try {
    return Intl.getCanonicalLocales(tag.replaceAll("_", "-"))[0] ?? fallback;
  } catch {
    return fallback;
  }
}

// src/embed/use-embed-instance.ts
import { useBrowserLayoutEffect } from "@portal-kit/ui/layout-effect";
import { useEffect as useEffect2, useState as useState2 } from "react";

// src/embed/embed-instance.ts
import { createPortalSdk } from "@portal-kit/sdk";
import { ToastQueue } from "@portal-kit/ui/toast";

// src/embed/token-lifetime.ts
function claimsOf(token) {
  const payload = token.split(".")[1];
  if (payload === void 0) return void 0;
  try {
    const claims = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof claims === "object" && claims !== null ? claims : void 0;
  } catch {
    return void 0;
  }
}
function tokenLifetimeMs(token) {
  const { iat, exp } = claimsOf(token) ?? {};
  if (typeof exp !== "number") return Number.POSITIVE_INFINITY;
  const leftMs = exp * 1e3 - Date.now();
  return typeof iat === "number" ? Math.min((exp - iat) * 1e3, leftMs) : leftMs;
}

// src/embed/embed-tokens.ts
var tokenPattern = /^[\w.~+/=-]+$/;
var answerWaitMs = 2e4;
var leadMs = 3e4;
function createEmbedTokens({ getToken, supplierId }) {
  let held;
  let asking;
  function ask(reason) {
    if (asking) return asking.answer;
    const controller = new AbortController();
    const answer = answerOf(getToken, { reason, supplierId, signal: controller.signal }, controller).catch(
      (cause) => {
        throw tokenUnavailable(cause);
      }
    );
    const mine = { answer, controller };
    asking = mine;
    const end = () => {
      if (asking === mine) asking = void 0;
    };
    return answer.then(
      (token) => {
        if (asking === mine) held = { token, receivedAtMs: Date.now(), lifetimeMs: tokenLifetimeMs(token) };
        end();
        return token;
      },
      (error) => {
        end();
        throw error;
      }
    );
  }
  function isDue() {
    if (!held) return false;
    const ageMs = Date.now() - held.receivedAtMs;
    return ageMs < 0 || ageMs >= leadMs && ageMs >= held.lifetimeMs - leadMs;
  }
  return {
    async get() {
      if (!held) return ask("start");
      if (!isDue()) return held.token;
      const { token } = held;
      return ask("expiry").catch(() => token);
    },
    // After a 500 the same call is sent again as it was.
    refresh: async (_, reason) => reason === "unauthorized" ? ask("unauthorized") : held?.token ?? null,
    close() {
      asking?.controller.abort();
      asking = void 0;
      held = void 0;
    }
  };
}
async function answerOf(getToken, request, controller) {
  const { signal } = request;
  let stopWaiting = () => {
  };
  const interrupted = new Promise((_, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener("abort", onAbort);
    const timer = setTimeout(
      () => controller.abort(new Error(`portal-kit: getToken gave no answer within ${answerWaitMs} ms.`)),
      answerWaitMs
    );
    stopWaiting = () => {
      signal.removeEventListener("abort", onAbort);
      clearTimeout(timer);
    };
  });
  try {
    const token = await Promise.race([interrupted, getToken(request)]);
    if (typeof token === "string" && tokenPattern.test(token.trim())) return token.trim();
    throw new TypeError(
      "portal-kit: getToken gave no token but something else: nothing, or the page of an error. Look at `ok` of the answer before you give its text."
    );
  } finally {
    stopWaiting();
  }
}

// src/embed/embed-instance.ts
function createEmbedInstance(options) {
  const { apiUrl, supplierId, getToken, fetch, onError } = options;
  const tokens = createEmbedTokens({ getToken, supplierId });
  const queryClient = createPortalQueryClient({ onError });
  const toasts = new ToastQueue();
  let closing = new AbortController();
  const sdk = createPortalSdk({
    baseUrl: apiUrl,
    tokens,
    get signal() {
      return closing.signal;
    },
    ...fetch && { fetch }
  });
  return {
    sdk,
    queryClient,
    toasts,
    close: () => {
      closing.abort();
      tokens.close();
      queryClient.clear();
      toasts.clear();
    },
    reopen: () => {
      if (closing.signal.aborted) closing = new AbortController();
    }
  };
}

// src/embed/use-embed-instance.ts
function useEmbedInstance(options) {
  const key = JSON.stringify([options.apiUrl, options.supplierId]);
  const [held, setHeld] = useState2(() => ({ key, instance: createEmbedInstance(options) }));
  let current = held;
  if (held.key !== key) {
    current = { key, instance: createEmbedInstance(options) };
    setHeld(current);
  }
  const { instance } = current;
  useBrowserLayoutEffect(() => instance.reopen(), [instance]);
  useEffect2(() => {
    const pending = closings.get(instance);
    clearTimeout(pending);
    return () => {
      closings.set(
        instance,
        setTimeout(() => instance.close(), 0)
      );
    };
  }, [instance]);
  return instance;
}
var closings = /* @__PURE__ */ new WeakMap();

// src/embed/embed-scope.tsx
import { jsx as jsx3, jsxs as jsxs2 } from "react/jsx-runtime";
function EmbedScope(props) {
  const { apiUrl, supplierId, fetch, theme = "system", permissions } = props;
  const locale = knownLocale(props.locale);
  const { navigation: hostNavigation, isInShadow = false, className, children } = props;
  const host = useRef2(props);
  host.current = props;
  const [calls] = useState3(() => createHostCalls(host));
  useEffect3(() => {
    calls.setOver(false);
    return () => calls.setOver(true);
  }, [calls]);
  const { sdk, queryClient, toasts } = useEmbedInstance({
    apiUrl,
    supplierId,
    fetch,
    getToken: (request) => host.current.getToken(request),
    onError: calls.error
  });
  const navigation = useMemo(() => {
    const port = navigationPort(hostNavigation);
    return {
      href: (destination) => port.href(destination),
      prepare: (destination) => port.prepare?.(destination),
      go: (destination) => {
        calls.event({ type: "destination.requested", detail: { destination } });
        port.go(destination);
      }
    };
  }, [hostNavigation, calls]);
  const held = permissions?.join(" ");
  const can = useMemo(() => {
    const ids = held === void 0 ? void 0 : new Set(held.split(" "));
    return (feature) => ids === void 0 || isPermitted(feature, ids);
  }, [held]);
  const notify = useMemo(
    () => (content) => {
      calls.event({ type: "notification.shown", detail: content });
      if (host.current.hasNotifications !== false) toasts.add(content);
    },
    [calls, toasts]
  );
  return /* @__PURE__ */ jsx3(
    EmbedRoot,
    {
      theme,
      locale,
      isIsolated: isInShadow,
      className,
      children: /* @__PURE__ */ jsxs2(
        PortalProvider,
        {
          sdk,
          queryClient,
          supplierId,
          locale,
          navigation,
          can,
          notify,
          emit: calls.event,
          onFailed: calls.error,
          children: [
            children,
            /* @__PURE__ */ jsx3(EmbedToasts, { queue: toasts })
          ]
        }
      )
    },
    JSON.stringify([apiUrl, supplierId])
  );
}

export {
  createHostCalls,
  knownLocale,
  EmbedScope
};
