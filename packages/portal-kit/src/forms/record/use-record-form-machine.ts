import { useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useLazyMachine } from '../../kernel/machines/use-lazy-machine';
import type { RecordFormEvent } from './record-form.machine';
import type { RecordFormEffects, RecordFormMachine } from './start-record-form';

type State<Details, Request, Result> = SnapshotFrom<RecordFormMachine<Details, Request, Result>> | undefined;
type Send<Details, Request> = (event: RecordFormEvent<Details, Request>) => void;

type Start = typeof import('./start-record-form').startRecordForm;

const loadStart = async (): Promise<Start> => (await import('./start-record-form')).startRecordForm;

/** The confirmation dialog of a form. */
export function confirmationOf<Details, Request, Result>(
  state: State<Details, Request, Result>,
  send: Send<Details, Request>,
) {
  const isSaving = state?.matches('saving') === true;
  return {
    isOpen: isSaving || state?.matches('confirming') === true,
    isSaving,
    request: state?.context.request,
    confirm: () => send({ type: 'save.confirmed' }),
    decline: () => send({ type: 'save.declined' }),
  };
}

/**
 * Runs the record form machine of one form. Loads the code of the machine after the first render. An earlier submit
 * waits for the code. `onFailed` is called if the code fails to load.
 */
export function useRecordFormMachine<Details, Request, Result>(
  effects: RecordFormEffects<Details, Request, Result>,
  load: () => Promise<Start> = loadStart,
) {
  const latest = useRef(effects);
  latest.current = effects;
  const [state, send] = useLazyMachine({
    load: async () => {
      const start = await load();
      return () => start<Details, Request, Result>(latest);
    },
    isFromUser: ({ type }: RecordFormEvent<Details, Request>) => type === 'form.submitted',
    onLoadFailed: effects.onFailed,
  });
  return {
    state,
    send,
    submit: (request: Request) => send({ type: 'form.submitted', request }),
    confirmation: confirmationOf(state, send),
  };
}
