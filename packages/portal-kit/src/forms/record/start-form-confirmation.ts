import { type Actor, createActor, fromPromise } from 'xstate';
import { type ConfirmedSave, createFormConfirmationMachine } from './form-confirmation.machine';

export interface FormConfirmationEffects<Request, Result> {
  save: (input: ConfirmedSave<Request>) => Promise<Result>;
  onSaved: (result: Result) => void;
  onFailed: (error: unknown) => void;
}

/** The confirmation of one form, as it runs. */
export type FormConfirmation<Request, Result> = Actor<
  ReturnType<typeof createFormConfirmationMachine<Request, Result>>
>;

/** Starts the confirmation machine of one form. `effects` is read when something happens. */
export function startFormConfirmation<Request, Result>(effects: {
  current: FormConfirmationEffects<Request, Result>;
}): FormConfirmation<Request, Result> {
  const machine = createFormConfirmationMachine<Request, Result>().provide({
    actors: {
      save: fromPromise<Result, ConfirmedSave<Request>>(({ input }) => effects.current.save(input)),
    },
    actions: {
      tellSaved: (_, { result }) => effects.current.onSaved(result),
      notifyFailed: (_, { error }) => effects.current.onFailed(error),
    },
  });
  return createActor(machine).start();
}
