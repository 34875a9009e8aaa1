import { useMachine } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { type ConfirmedSave, createFormConfirmationMachine } from './form-confirmation.machine';

export interface FormConfirmationOptions<Request, Result> {
  save: (input: ConfirmedSave<Request>) => Promise<Result>;
  onSaved: (result: Result) => void;
  onFailed: (error: unknown) => void;
}

/** The confirmation machine of one form, driving `save`. */
export function useFormConfirmation<Request, Result>(options: FormConfirmationOptions<Request, Result>) {
  const latest = useRef(options);
  latest.current = options;
  const machine = useMemo(
    () =>
      createFormConfirmationMachine<Request, Result>().provide({
        actors: {
          save: fromPromise<Result, ConfirmedSave<Request>>(({ input }) => latest.current.save(input)),
        },
        actions: {
          tellSaved: (_, { result }) => latest.current.onSaved(result),
          tellFailed: (_, { error }) => latest.current.onFailed(error),
        },
      }),
    [],
  );
  const [state, send] = useMachine(machine);
  return {
    isAsking: state.matches('confirming') || state.matches('saving'),
    isSaving: state.matches('saving'),
    request: state.context.request,
    submit: (request: Request) => send({ type: 'form.submitted', request }),
    confirm: () => send({ type: 'save.confirmed' }),
    decline: () => send({ type: 'save.declined' }),
  };
}
