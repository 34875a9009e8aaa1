import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { runSteps } from '../../kernel/errors/run-steps';
import { runSave } from '../../kernel/saving/run-save';
import { createRecordFormMachine, type SaveInput, type SaveOutput } from './record-form.machine';

export interface RecordFormEffects<Details, Request, Result> {
  /** Continues after the form has been removed. All requests of the save count as one running save of `queryClient`. */
  save: (input: SaveInput<Details, Request>) => Promise<Result>;
  queryClient: QueryClient;
  /** The changed record in the result of a save. Default: none. */
  detailsOf?: (result: Result) => Details | undefined;
  /** `isRemoved`: the form was removed or hidden during the save. */
  onSaved: (result: Result, isRemoved?: boolean) => void;
  onFailed: (error: unknown) => void;
  /** Discards input that changes no value, for example added spaces. */
  resetForm?: () => void;
  /** Contains the form and the comparison of both versions. A submit in a conflict focuses the comparison. */
  element?: { readonly current: HTMLElement | null };
}

/** The effects of a form's latest render. */
export interface RecordFormEffectsRef<Details, Request, Result> {
  readonly current: RecordFormEffects<Details, Request, Result>;
}

export type RecordFormMachine<Details, Request, Result> = ReturnType<
  typeof createRecordFormMachine<Details, Request, Result>
>;

/** The record form machine with its effects. `effects.current` is read when an effect runs. */
export function provideRecordForm<Details, Request, Result>(
  effects: RecordFormEffectsRef<Details, Request, Result>,
): RecordFormMachine<Details, Request, Result> {
  return createRecordFormMachine<Details, Request, Result>().provide({
    actors: {
      save: fromPromise<SaveOutput<Details, Result>, SaveInput<Details, Request>>(
        async ({ input, signal }) => {
          try {
            const { queryClient, save } = effects.current;
            const result = await runSave(queryClient, () => save(input));
            // The form was removed or hidden.
            if (signal.aborted) runSteps(() => effects.current.onSaved(result, true));
            return { result, record: effects.current.detailsOf?.(result) };
          } catch (error) {
            if (signal.aborted) runSteps(() => effects.current.onFailed(error));
            throw error;
          }
        },
      ),
    },
    actions: {
      resetForm: () => effects.current.resetForm?.(),
      focusConflict: () =>
        effects.current.element?.current?.querySelector<HTMLElement>('[data-conflict]')?.focus(),
      // An error in an action would stop the machine.
      notifySaved: (_, { result }) => runSteps(() => effects.current.onSaved(result)),
      notifyFailed: (_, { error }) => runSteps(() => effects.current.onFailed(error)),
    },
  });
}
