import { useBrowserLayoutEffect } from '@portal-kit/ui/layout-effect';
import { useActorRef, useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { provideRecordForm, type RecordFormEffects, type RecordFormMachine } from './provide-record-form';
import type { RecordFormEvent } from './record-form.machine';

/** The confirmation dialog of a form. */
export function confirmationOf<Details, Request, Result>(
  state: SnapshotFrom<RecordFormMachine<Details, Request, Result>> | undefined,
  send: (event: RecordFormEvent<Details, Request>) => void,
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

/** Runs the record form machine of one form. `record`: the record to change, read once. Default: a new record. */
export function useRecordFormActor<Details, Request, Result>({
  record,
  ...effects
}: RecordFormEffects<Details, Request, Result> & { record?: Details | undefined }) {
  const latest = useRef<RecordFormEffects<Details, Request, Result>>(effects);
  latest.current = effects;
  const [machine] = useState(() => provideRecordForm(latest));
  const actor = useActorRef(machine, { input: { record } });
  const state = useSelector(actor, (snapshot) => snapshot);
  // If <Activity> hides the form and shows it again, the actor starts again in its last state and would repeat a save.
  useBrowserLayoutEffect(() => () => actor.send({ type: 'form.removed' }), [actor]);
  return { context: state.context, send: actor.send, confirmation: confirmationOf(state, actor.send) };
}
