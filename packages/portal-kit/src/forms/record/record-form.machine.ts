import { isFinalResponse, newIdempotencyKey } from '@portal-kit/sdk';
import { assign, fromPromise, setup } from 'xstate';
import { isOutdated } from './save-errors';

/** A request that the user has confirmed. */
export interface ConfirmedSave<Request> {
  request: Request;
  /**
   * Identifies the content. A repeated request after a lost response has the same key, so that the server creates only
   * one record.
   */
  idempotencyKey: string;
}

export interface SaveInput<Details, Request> extends ConfirmedSave<Request> {
  /** The record to change; `undefined` creates a record. */
  record: Details | undefined;
}

export interface SaveOutput<Details, Result> {
  result: Result;
  /** The changed record, if the response contains it. */
  record?: Details | undefined;
}

export interface RecordFormContext<Details, Request, Result> {
  /** The record that the form changes, with its version; `undefined` for a new record. */
  record: Details | undefined;
  /** The request to confirm, or the last request that was sent. */
  request: Request | undefined;
  /** The idempotency key of `request`; empty when the next save needs a new key. */
  idempotencyKey: string;
  /** Saves refused because of concurrent edits since the last successful save. */
  conflictCount: number;
  /** The outcome of the last submit: no changes to save, or a saved record. */
  outcome: 'unchanged' | 'added' | 'updated' | undefined;
  /** The result of the last successful save. */
  result: Result | undefined;
  /** The error of the last save; `undefined` after a successful save. */
  error: unknown;
}

export type RecordFormEvent<Details, Request> =
  | { type: 'form.submitted'; request: Request; isUnchanged?: boolean }
  | { type: 'save.confirmed' }
  | { type: 'save.declined' }
  /** The user has chosen a version; the next save changes `record`. */
  | { type: 'conflict.resolved'; record: Details }
  /** The user has undone the choice; the next save changes the earlier `record`. */
  | { type: 'conflict.reopened'; record: Details }
  /** The server has a newer version of a record that the user has not changed. */
  | { type: 'record.refreshed'; record: Details }
  /** A form that stays open after a save starts with a new record. */
  | { type: 'record.started' }
  /** The form is removed or hidden. A running save continues without the form. */
  | { type: 'form.removed' };

const isSameContent = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Saves one record: editing → confirming → saving → saved, failed or conflict. Only `confirming` accepts Confirm, so a
 * second click sends no request. `conflict` means that a concurrent edit waits for the user's choice; a submit then
 * moves focus to that choice. Source: specification, section 4 (Form flow).
 */
export function createRecordFormMachine<Details, Request, Result>() {
  const recordForm = setup({
    types: {
      context: {} as RecordFormContext<Details, Request, Result>,
      events: {} as RecordFormEvent<Details, Request>,
      input: {} as { record: Details | undefined },
    },
    actors: {
      save: fromPromise<SaveOutput<Details, Result>, SaveInput<Details, Request>>(async () => {
        throw new Error(
          'portal-kit: the record form machine has no `save` actor, so nothing is saved. Provide it.',
        );
      }),
    },
    guards: {
      isUnchanged: (_, { isUnchanged }: { isUnchanged: boolean | undefined }) => isUnchanged === true,
      isConcurrentEdit: ({ context }) => context.record !== undefined && isOutdated(context.error),
    },
    actions: {
      keepRequest: assign({
        request: (_, { request }: { request: Request }) => request,
        idempotencyKey: ({ context }, { request }: { request: Request }) =>
          context.idempotencyKey !== '' && isSameContent(context.request, request)
            ? context.idempotencyKey
            : newIdempotencyKey(),
      }),
      keepSaved: assign(({ context }, { result, record }: SaveOutput<Details, Result>) => ({
        record: context.record && (record ?? context.record),
        // The next save is a new request, even with the same content.
        idempotencyKey: '',
        conflictCount: 0,
        outcome: context.record ? ('updated' as const) : ('added' as const),
        result,
        error: undefined,
      })),
      keepError: assign(({ context }, { error }: { error: unknown }) => ({
        error,
        // Only a request without a final response may be repeated with the same key.
        idempotencyKey: isFinalResponse(error) ? '' : context.idempotencyKey,
      })),
      countConflict: assign({ conflictCount: ({ context }) => context.conflictCount + 1 }),
      keepUnchanged: assign({ outcome: 'unchanged' as const }),
      replaceRecord: assign(({ event }) => ('record' in event ? { record: event.record } : {})),
      clearRecord: assign({ record: undefined, outcome: undefined, result: undefined }),
      resetForm: () => {},
      focusConflict: () => {},
      notifySaved: (_, _params: { result: Result }) => {},
      notifyFailed: (_, _params: { error: unknown }) => {},
    },
  });
  /** States in which the form accepts a submit. */
  const submittable = recordForm.createStateConfig({
    on: {
      'form.submitted': [
        {
          guard: { type: 'isUnchanged', params: ({ event: { isUnchanged } }) => ({ isUnchanged }) },
          target: 'editing',
          actions: ['keepUnchanged', 'resetForm'],
        },
        {
          target: 'confirming',
          actions: { type: 'keepRequest', params: ({ event: { request } }) => ({ request }) },
        },
      ],
      'conflict.reopened': {
        target: 'conflict',
        actions: 'replaceRecord',
      },
    },
  });
  return recordForm.createMachine({
    id: 'recordForm',
    initial: 'editing',
    context: ({ input }) => ({
      record: input.record,
      request: undefined,
      idempotencyKey: '',
      conflictCount: 0,
      outcome: undefined,
      result: undefined,
      error: undefined,
    }),
    on: {
      'record.refreshed': {
        actions: 'replaceRecord',
      },
    },
    states: {
      editing: submittable,
      confirming: {
        on: { 'save.confirmed': 'saving', 'save.declined': 'editing' },
      },
      saving: {
        on: { 'form.removed': 'editing' },
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context: { record, request, idempotencyKey } }) => ({
            ...{ record, idempotencyKey },
            request: request as Request,
          }),
          onDone: {
            target: 'saved',
            actions: [
              { type: 'keepSaved', params: ({ event }) => event.output },
              { type: 'notifySaved', params: ({ event }) => ({ result: event.output.result }) },
            ],
          },
          onError: {
            target: 'failed',
            actions: [
              { type: 'keepError', params: ({ event: { error } }) => ({ error }) },
              { type: 'notifyFailed', params: ({ event: { error } }) => ({ error }) },
            ],
          },
        },
      },
      conflict: {
        on: {
          'form.submitted': { actions: 'focusConflict' },
          'conflict.resolved': {
            target: 'editing',
            actions: 'replaceRecord',
          },
        },
      },
      failed: {
        ...submittable,
        always: { guard: 'isConcurrentEdit', target: 'conflict', actions: 'countConflict' },
      },
      saved: {
        on: { ...submittable.on, 'record.started': { target: 'editing', actions: 'clearRecord' } },
      },
    },
  });
}
