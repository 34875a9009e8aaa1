import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FormConfirmation, FormConfirmationEffects } from './start-form-confirmation';

type Start = typeof import('./start-form-confirmation').startFormConfirmation;

/** The machine is for those who send a form: its code is fetched once the form is there to be seen. */
const fetchStart = async (): Promise<Start> =>
  (await import('./start-form-confirmation')).startFormConfirmation;

/** The confirmation machine of one form, driving `save`. What is submitted before its code has come waits for it. */
export function useFormConfirmation<Request, Result>(
  effects: FormConfirmationEffects<Request, Result>,
  fetch: () => Promise<Start> = fetchStart,
) {
  const latest = useRef({ ...effects, fetch });
  latest.current = { ...effects, fetch };
  const [confirmation, setConfirmation] = useState<FormConfirmation<Request, Result>>();
  const ready = useRef<() => Promise<FormConfirmation<Request, Result> | undefined>>(undefined);

  useEffect(() => {
    let started: FormConfirmation<Request, Result> | undefined;
    let isOver = false;
    ready.current = async () => {
      const start = await latest.current.fetch();
      if (isOver) return undefined;
      started ??= start(latest);
      setConfirmation(started);
      return started;
    };
    // Whoever submits is told, and tries again.
    ready.current().catch(() => {});
    return () => {
      isOver = true;
      started?.stop();
    };
  }, []);

  const subscribe = useCallback(
    (tell: () => void) => {
      const subscription = confirmation?.subscribe(tell);
      return () => subscription?.unsubscribe();
    },
    [confirmation],
  );
  const read = () => confirmation?.getSnapshot();
  const state = useSyncExternalStore(subscribe, read, read);
  return {
    isAsking: state !== undefined && (state.matches('confirming') || state.matches('saving')),
    isSaving: state?.matches('saving') === true,
    request: state?.context.request,
    submit: (request: Request) => {
      const submitTo = (one: typeof confirmation) => one?.send({ type: 'form.submitted', request });
      if (confirmation) submitTo(confirmation);
      else ready.current?.().then(submitTo, (error) => latest.current.onFailed(error));
    },
    confirm: () => confirmation?.send({ type: 'save.confirmed' }),
    decline: () => confirmation?.send({ type: 'save.declined' }),
  };
}
