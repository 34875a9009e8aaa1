'use client';
import {
  useFocusHeir
} from "./chunk-JX4I7OBP.js";
import {
  failureText
} from "./chunk-SWQG57HJ.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  waitAfter
} from "./chunk-AJHTSYRZ.js";
import {
  kernelMessages
} from "./chunk-5YJY4CFD.js";

// src/lists/list-message.tsx
import { isPortalError } from "@portal-kit/sdk";
import { Button } from "@portal-kit/ui/button";
import { EmptyState } from "@portal-kit/ui/empty-state";
import CloudAlert from "lucide-react/icons/cloud-alert";
import Inbox from "lucide-react/icons/inbox";
import { useEffect, useState } from "react";

// src/lists/list-toolbar.css.ts
var actions = "pk_qt5d2";
var list = "pk_qt5d0";
var toolbar = "pk_qt5d1";

// src/lists/list-message.tsx
import { jsx } from "react/jsx-runtime";
function useWaitSeconds(error) {
  const [until, setUntil] = useState(() => Date.now() + waitAfter(error));
  const [failed, setFailed] = useState(error);
  const [now, setNow] = useState(Date.now);
  if (failed !== error) {
    setFailed(error);
    setUntil(Date.now() + waitAfter(error));
    setNow(Date.now());
  }
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1e3);
    return () => clearInterval(timer);
  }, [isOver]);
  return isOver ? 0 : Math.ceil((until - now) / 1e3);
}
function ListMessage(props) {
  const message = useFocusHeir(
    (gone) => gone.closest(`.${list}`)?.querySelector('[type="search"]')
  );
  return /* @__PURE__ */ jsx("div", { ref: message, children: /* @__PURE__ */ jsx(EmptyState, { ...props }) });
}
function ListFailure({ error, onRetry }) {
  const texts = useMessages(kernelMessages);
  const waitSeconds = useWaitSeconds(error);
  const requestId = isPortalError(error) ? error.requestId : void 0;
  return /* @__PURE__ */ jsx(
    ListMessage,
    {
      tone: "bad",
      icon: /* @__PURE__ */ jsx(CloudAlert, { size: 32 }),
      title: texts.dataError,
      text: texts.dataErrorText,
      detail: [failureText(error, texts), requestId && texts.reference(requestId)].filter(Boolean).join(" \xB7 "),
      actions: /* @__PURE__ */ jsx(Button, { isDisabled: waitSeconds > 0, isFocusableWhenDisabled: true, onClick: onRetry, children: waitSeconds > 0 ? texts.retryIn(waitSeconds) : texts.retry })
    }
  );
}
function ListEmpty({ text, actions: actions2 }) {
  const texts = useMessages(kernelMessages);
  return /* @__PURE__ */ jsx(ListMessage, { icon: /* @__PURE__ */ jsx(Inbox, { size: 32 }), title: texts.nothingToShow, text, actions: actions2 });
}

export {
  actions,
  list,
  toolbar,
  ListFailure,
  ListEmpty
};
