import { useRef } from 'react';
import { useLateMachine } from '../../kernel/machines/use-lazy-machine';
import type { FormConfirmationEffects } from './start-form-confirmation';

type Start = typeof import('./start-form-confirmation').startFormConfirmation;

const fetchStart = async (): Promise<Start> =>
  (await import('./start-form-confirmation')).startFormConfirmation;

/** The confirmation machine of one form, driving `save`. What is submitted before its code has come waits for it. */
export function useFormConfirmation<Request, Result>(
  effects: FormConfirmationEffects<Request, Result>,
  fetch: () => Promise<Start> = fetchStart,
) {
  const latest = useRef(effects);
  latest.current = effects;
  const [state, send] = useLateMachine({
    fetch: async () => {
      const start = await fetch();
      return () => start<Request, Result>(latest);
    },
    onLoadFailed: effects.onFailed,
  });
  return {
    isAsking: state !== undefined && (state.matches('confirming') || state.matches('saving')),
    isSaving: state?.matches('saving') === true,
    request: state?.context.request,
    submit: (request: Request) => send({ type: 'form.submitted', request }),
    confirm: () => send({ type: 'save.confirmed' }),
    decline: () => send({ type: 'save.declined' }),
  };
}
