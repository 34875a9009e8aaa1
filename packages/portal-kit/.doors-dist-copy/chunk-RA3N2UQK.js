'use client';

// src/forms/confirm-dialog.ts
import { lazyPart } from "@portal-kit/ui/lazy-part";
var ConfirmDialog = lazyPart(
  async () => (await import("@portal-kit/ui/confirm-dialog")).ConfirmDialog
);

// src/forms/use-form-confirmation.ts
import { useRef as useRef2 } from "react";

// src/forms/use-late-machine.ts
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
function useLateMachine(machine) {
  const latest = useRef(machine);
  latest.current = machine;
  const [running, setRunning] = useState();
  const ready = useRef(void 0);
  useEffect(() => {
    let started;
    let isOver = false;
    ready.current = async () => {
      const start = await latest.current.fetch();
      if (isOver) return void 0;
      started ??= start();
      setRunning(started);
      return started;
    };
    ready.current().catch(() => {
    });
    return () => {
      isOver = true;
      started?.stop();
    };
  }, []);
  const subscribe = useCallback(
    (tell) => {
      const subscription = running?.subscribe(tell);
      return () => subscription?.unsubscribe();
    },
    [running]
  );
  const read = () => running?.getSnapshot();
  const state = useSyncExternalStore(subscribe, read, read);
  const send = useCallback(
    (event) => {
      if (running) running.send(event);
      else
        ready.current?.().then(
          (started) => started?.send(event),
          (error) => latest.current.onLoadFailed(error)
        );
    },
    [running]
  );
  return [state, send];
}

// src/forms/use-form-confirmation.ts
var fetchStart = async () => (await import("./start-form-confirmation-JDI2QUTZ.js")).startFormConfirmation;
function useFormConfirmation(effects, fetch = fetchStart) {
  const latest = useRef2(effects);
  latest.current = effects;
  const [state, send] = useLateMachine({
    fetch: async () => {
      const start = await fetch();
      return () => start(latest);
    },
    onLoadFailed: effects.onFailed
  });
  return {
    isAsking: state !== void 0 && (state.matches("confirming") || state.matches("saving")),
    isSaving: state?.matches("saving") === true,
    request: state?.context.request,
    submit: (request) => send({ type: "form.submitted", request }),
    confirm: () => send({ type: "save.confirmed" }),
    decline: () => send({ type: "save.declined" })
  };
}

export {
  ConfirmDialog,
  useLateMachine,
  useFormConfirmation
};
