import { newIdempotencyKey } from '@portal-kit/sdk';
import { assign, fromPromise, setup } from 'xstate';
import { isClientError } from '../../kernel/errors/error-status';

/** What is sent once the user has confirmed. */
export interface ConfirmedSave<Request> {
  request: Request;
  /** One per confirmed content: a repeat after a lost answer carries the same key and makes one record. */
  idempotencyKey: string;
}

export interface FormConfirmationContext<Request> {
  request: Request | undefined;
  idempotencyKey: string;
  error: unknown;
}

export type FormConfirmationEvent<Request> =
  | { type: 'form.submitted'; request: Request }
  | { type: 'save.confirmed' }
  | { type: 'save.declined' };

const isSameContent = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * From a valid form to a saved record: editing → confirming → saving → saved, and back to editing when it fails.
 * Only `confirming` listens to Confirm, so a second one sends nothing. Source: specification, section 4 (Form flow).
 */
export function createFormConfirmationMachine<Request, Result>() {
  return setup({
    types: {
      context: {} as FormConfirmationContext<Request>,
      events: {} as FormConfirmationEvent<Request>,
    },
    actors: {
      save: fromPromise<Result, ConfirmedSave<Request>>(async () => {
        throw new Error('portal-kit: the form confirmation machine was started without its save actor.');
      }),
    },
    actions: {
      keepRequest: assign({
        request: (_, params: { request: Request }) => params.request,
        idempotencyKey: ({ context }, params: { request: Request }) =>
          context.idempotencyKey !== '' && isSameContent(context.request, params.request)
            ? context.idempotencyKey
            : newIdempotencyKey(),
        error: undefined,
      }),
      // The next save is another one, even of the same content.
      forgetKey: assign({ idempotencyKey: '' }),
      keepError: assign({ error: (_, params: { error: unknown }) => params.error }),
      // An answered request is over; only one without an answer may be repeated under the same key.
      retireKey: assign({
        idempotencyKey: ({ context }, params: { error: unknown }) =>
          isClientError(params.error) ? '' : context.idempotencyKey,
      }),
      tellSaved: (_, _params: { result: Result }) => {},
      notifyFailed: (_, _params: { error: unknown }) => {},
    },
  }).createMachine({
    id: 'formConfirmation',
    initial: 'editing',
    context: { request: undefined, idempotencyKey: '', error: undefined },
    states: {
      editing: {
        on: {
          'form.submitted': {
            target: 'confirming',
            actions: { type: 'keepRequest', params: ({ event }) => ({ request: event.request }) },
          },
        },
      },
      confirming: {
        on: { 'save.confirmed': 'saving', 'save.declined': 'editing' },
      },
      saving: {
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context }) => ({
            request: context.request as Request,
            idempotencyKey: context.idempotencyKey,
          }),
          onDone: {
            target: 'saved',
            actions: ['forgetKey', { type: 'tellSaved', params: ({ event }) => ({ result: event.output }) }],
          },
          onError: {
            target: 'editing',
            actions: [
              { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              { type: 'retireKey', params: ({ event }) => ({ error: event.error }) },
              { type: 'notifyFailed', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        },
      },
      // A form that stays after a save can be sent again.
      saved: {
        on: {
          'form.submitted': {
            target: 'confirming',
            actions: { type: 'keepRequest', params: ({ event }) => ({ request: event.request }) },
          },
        },
      },
    },
  });
}
