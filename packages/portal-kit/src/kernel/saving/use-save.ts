import { isFinalResponse } from '@portal-kit/sdk';
import { useBrowserLayoutEffect } from '@portal-kit/ui/layout-effect';
import { useMutation } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { usePortalQueryClient } from '../queries/query-client-context';
import { createSaveMachine, type SaveInput } from './save.machine';
import { isOutdated } from './save-errors';

/** A record with the version that a change refers to. */
export interface Versioned {
  etag: string | null;
}

/** The draft of a form, which contains a save until the save has a final response. */
export interface SaveDraft {
  /** Stores the save before its request is sent, and returns the idempotency key of the request. */
  beginSave: (request: unknown) => string;
  /** The server has stored the save. */
  completeSave: (request: unknown) => void;
  /** The server has rejected the save. */
  rejectSave: (request: unknown) => void;
}

export interface SaveOptions<Request, Result, Stored extends Versioned> {
  /** The record to change. Default: the save creates a record, or is an action without a version. */
  stored?: Stored | undefined;
  /** Default: nothing is stored, and the request has no idempotency key. */
  draft?: SaveDraft;
  /** Sends the request. A running save continues after the form has been removed. */
  send: (request: Request, target: { stored: Stored | undefined; idempotencyKey: string }) => Promise<Result>;
  /** Reads the record again after a version conflict; rejects when the request fails. */
  reread?: (() => Promise<Stored | undefined>) | undefined;
  /** Converts a record to a request that changes nothing, to compare a reread record with the request. */
  toRequest?: (stored: Stored) => Request;
  /** `isRemoved`: the form was removed or hidden during the save. */
  onDone: (result: Result, isRemoved: boolean) => void;
  onFailed: (error: unknown) => void;
  /** The code of the confirmation dialog has failed to load. */
  onDialogFailed: (error: unknown) => void;
  /** Called for a submit without changes. */
  onUnchanged?: () => void;
  /** Called for a submit while a concurrent edit waits for the user's choice. */
  onConflictOpen?: () => void;
}

/** Returns whether two requests have the same content. */
export const isSameRequest = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Sends a request. A version conflict is not a concurrent edit if the stored record equals this request or an earlier
 * one without a response: the server stored it, and the response was lost, because the browser repeats a request after a
 * broken connection and the SDK repeats it after a 500. The request is then sent again for the stored version. The same
 * applies if nothing in the sent fields has changed, for example after a stock movement.
 */
async function sendOrResend<Request, Result, Stored extends Versioned>(
  { stored, draft, send, reread, toRequest }: SaveOptions<Request, Result, Stored>,
  { request, unconfirmed }: SaveInput<Request>,
): Promise<Result> {
  const idempotencyKey = draft?.beginSave(request) ?? '';
  try {
    return await send(request, { stored, idempotencyKey });
  } catch (error) {
    if (!stored || !reread || !toRequest || !isOutdated(error)) throw error;
    const fresh = await reread().catch(() => undefined);
    if (!fresh) throw error;
    const own = [request, unconfirmed];
    if (stored.etag !== fresh.etag) own.push(toRequest(stored));
    if (!own.some((sent) => isSameRequest(toRequest(fresh), sent))) throw error;
    return send(request, { stored: fresh, idempotencyKey });
  }
}

/**
 * Saves after a confirmation: a record, or an action such as canceling an order. The query client counts a running save
 * as a mutation, so that the portal asks before the page closes.
 */
export function useSave<Request, Result, Stored extends Versioned = never>(
  options: SaveOptions<Request, Result, Stored>,
) {
  const latest = useRef(options);
  latest.current = options;
  const [mutation] = useState(() => ({
    mutationFn: (input: SaveInput<Request>) => sendOrResend(latest.current, input),
    // The values of a finished save don't stay in memory.
    gcTime: 1_000,
  }));
  const { mutateAsync } = useMutation(mutation, usePortalQueryClient());
  const finish = (request: Request, result: Result, isRemoved: boolean) => {
    latest.current.draft?.completeSave(request);
    latest.current.onDone(result, isRemoved);
  };
  const fail = (request: Request, error: unknown) => {
    if (isFinalResponse(error)) latest.current.draft?.rejectSave(request);
    latest.current.onFailed(error);
  };
  const [machine] = useState(() =>
    createSaveMachine<Request, Result>().provide({
      actors: {
        send: fromPromise(async ({ input, signal }) => {
          const saving = mutateAsync(input);
          // The machine doesn't wait for the outcome if the form was removed or hidden.
          saving.then(
            (result) => signal.aborted && finish(input.request, result, true),
            (error) => signal.aborted && fail(input.request, error),
          );
          return saving;
        }),
      },
      actions: {
        resetForm: () => latest.current.onUnchanged?.(),
        focusConflict: () => latest.current.onConflictOpen?.(),
        notifySaved: ({ context }, { result }) => finish(context.request as Request, result, false),
        notifyFailed: ({ context }, { error }) => fail(context.request as Request, error),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { isChange: options.stored !== undefined } });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { send } = actor;
  // If <Activity> hides the form and shows it again, the actor starts again in its last state and would repeat a save.
  useBrowserLayoutEffect(() => () => send({ type: 'form.removed' }), [send]);
  const { request, outcome, result, conflictCount } = state.context;
  const isSaving = state.matches('saving');
  return {
    submit: (next: Request, isUnchanged = false) =>
      send({ type: 'form.submitted', request: next, isUnchanged }),
    outcome,
    result,
    conflict: {
      /** Changes when a further concurrent edit needs a choice; 0 without one. */
      count: conflictCount,
      resolve: () => send({ type: 'conflict.resolved' }),
      reopen: () => send({ type: 'conflict.reopened' }),
    },
    /** The confirmation dialog of the save. */
    confirmation: {
      isOpen: isSaving || state.matches('confirming'),
      isSaving,
      request,
      confirm: () => send({ type: 'save.confirmed' }),
      decline: () => send({ type: 'save.declined' }),
      onLoadFailed: (error: unknown) => {
        send({ type: 'save.declined' });
        options.onDialogFailed(error);
      },
    },
  };
}
