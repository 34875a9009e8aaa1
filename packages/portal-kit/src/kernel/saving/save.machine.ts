import { assign, fromPromise, setup } from 'xstate';
import { isOutdated, isUnanswered } from './save-errors';

export interface SaveInput<Request> {
  request: Request;
  /** The last request whose outcome is unknown: the server may have stored it. */
  unconfirmed: Request | undefined;
}

export interface SaveContext<Request, Result> {
  /** Whether the save changes a record. Otherwise it creates one, or it is an action without a version. */
  isChange: boolean;
  /** The request to confirm, or the last request that was sent. */
  request: Request | undefined;
  /** The last request whose outcome is unknown; cleared by the next successful save. */
  unconfirmed: Request | undefined;
  /** Saves rejected because of concurrent edits since the last successful save. */
  conflictCount: number;
  /** The outcome of the last submit: no changes to save, or a saved record. */
  outcome: 'unchanged' | 'saved' | undefined;
  /** The result of the last successful save. */
  result: Result | undefined;
  /** The error of the last save; `undefined` after a successful save. */
  error: unknown;
}

export type SaveEvent<Request> =
  | { type: 'form.submitted'; request: Request; isUnchanged?: boolean }
  | { type: 'save.confirmed' }
  | { type: 'save.declined' }
  /** The user has chosen a version of the record. */
  | { type: 'conflict.resolved' }
  /** The user has undone the choice. */
  | { type: 'conflict.reopened' }
  /** The form is removed or hidden. A running save continues without the form. */
  | { type: 'form.removed' };

/**
 * One save: editing → confirming → saving → saved, failed, conflict, or outcome unknown. Only `confirming` accepts
 * Confirm, so a second click sends no request. `conflict` means that a concurrent edit waits for the user's choice; a
 * submit then moves focus to that choice. `outcomeUnknown` means that the response was lost: the same content may be
 * sent again with the same idempotency key. Source: specification, section 4 (Form flow).
 */
export function createSaveMachine<Request, Result>() {
  const save = setup({
    types: {
      context: {} as SaveContext<Request, Result>,
      events: {} as SaveEvent<Request>,
      input: {} as { isChange: boolean },
    },
    actors: {
      send: fromPromise<Result, SaveInput<Request>>(async () => {
        throw new Error('portal-kit: the save machine has no `send` actor, so nothing is saved. Provide it.');
      }),
    },
    guards: {
      isUnchanged: (_, { isUnchanged }: { isUnchanged: boolean | undefined }) => isUnchanged === true,
      isConcurrentEdit: ({ context: { isChange, error } }) => isChange && isOutdated(error),
      isUnanswered: ({ context }) => isUnanswered(context.error),
    },
    actions: {
      storeRequest: assign({ request: (_, { request }: { request: Request }) => request }),
      storeResult: assign((_, { result }: { result: Result }) => ({
        unconfirmed: undefined,
        conflictCount: 0,
        outcome: 'saved' as const,
        result,
        error: undefined,
      })),
      storeError: assign({ error: (_, { error }: { error: unknown }) => error }),
      storeUnconfirmed: assign({ unconfirmed: ({ context }) => context.request }),
      countConflict: assign({ conflictCount: ({ context }) => context.conflictCount + 1 }),
      storeUnchanged: assign({ outcome: 'unchanged' as const }),
      resetForm: () => {},
      focusConflict: () => {},
      notifySaved: (_, _params: { result: Result }) => {},
      notifyFailed: (_, _params: { error: unknown }) => {},
    },
  });
  /** A state in which the form accepts a submit. */
  const submittable = save.createStateConfig({
    on: {
      'form.submitted': [
        {
          guard: { type: 'isUnchanged', params: ({ event: { isUnchanged } }) => ({ isUnchanged }) },
          target: 'editing',
          actions: ['storeUnchanged', 'resetForm'],
        },
        {
          target: 'confirming',
          actions: { type: 'storeRequest', params: ({ event: { request } }) => ({ request }) },
        },
      ],
      'conflict.reopened': 'conflict',
    },
  });
  return save.createMachine({
    id: 'save',
    initial: 'editing',
    context: ({ input: { isChange } }) => ({
      isChange,
      request: undefined,
      unconfirmed: undefined,
      conflictCount: 0,
      outcome: undefined,
      result: undefined,
      error: undefined,
    }),
    states: {
      editing: submittable,
      confirming: {
        on: { 'save.confirmed': 'saving', 'save.declined': 'editing' },
      },
      saving: {
        on: { 'form.removed': 'editing' },
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context: { request, unconfirmed } }) => ({ request: request as Request, unconfirmed }),
          onDone: {
            target: 'saved',
            actions: [
              { type: 'storeResult', params: ({ event }) => ({ result: event.output }) },
              { type: 'notifySaved', params: ({ event }) => ({ result: event.output }) },
            ],
          },
          onError: {
            target: 'failed',
            actions: [
              { type: 'storeError', params: ({ event: { error } }) => ({ error }) },
              { type: 'notifyFailed', params: ({ event: { error } }) => ({ error }) },
            ],
          },
        },
      },
      conflict: {
        on: {
          'form.submitted': { actions: 'focusConflict' },
          'conflict.resolved': 'editing',
        },
      },
      failed: {
        ...submittable,
        always: [
          { guard: 'isConcurrentEdit', target: 'conflict', actions: 'countConflict' },
          { guard: 'isUnanswered', target: 'outcomeUnknown', actions: 'storeUnconfirmed' },
        ],
      },
      outcomeUnknown: submittable,
      saved: submittable,
    },
  });
}
