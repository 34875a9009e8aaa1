'use client';
import {
  isAnswered
} from "./chunk-4AOXFMJP.js";

// src/forms/start-form-confirmation.ts
import { createActor, fromPromise as fromPromise2 } from "xstate";

// src/forms/form-confirmation.machine.ts
import { newIdempotencyKey } from "@portal-kit/sdk";
import { assign, fromPromise, setup } from "xstate";
var isSameContent = (a, b) => JSON.stringify(a) === JSON.stringify(b);
function createFormConfirmationMachine() {
  return setup({
    types: {
      context: {},
      events: {}
    },
    actors: {
      save: fromPromise(async () => {
        throw new Error("portal-kit: the form confirmation machine was started without its save actor.");
      })
    },
    actions: {
      keepRequest: assign({
        request: (_, params) => params.request,
        idempotencyKey: ({ context }, params) => context.idempotencyKey !== "" && isSameContent(context.request, params.request) ? context.idempotencyKey : newIdempotencyKey(),
        error: void 0
      }),
      // The next save is another one, even of the same content.
      forgetKey: assign({ idempotencyKey: "" }),
      keepError: assign({ error: (_, params) => params.error }),
      // An answered request is over; only one without an answer may be repeated under the same key.
      retireKey: assign({
        idempotencyKey: ({ context }, params) => isAnswered(params.error) ? "" : context.idempotencyKey
      }),
      tellSaved: (_, _params) => {
      },
      tellFailed: (_, _params) => {
      }
    }
  }).createMachine({
    id: "formConfirmation",
    initial: "editing",
    context: { request: void 0, idempotencyKey: "", error: void 0 },
    states: {
      editing: {
        on: {
          "form.submitted": {
            target: "confirming",
            actions: { type: "keepRequest", params: ({ event }) => ({ request: event.request }) }
          }
        }
      },
      confirming: {
        on: { "save.confirmed": "saving", "save.declined": "editing" }
      },
      saving: {
        invoke: {
          id: "save",
          src: "save",
          input: ({ context }) => ({
            request: context.request,
            idempotencyKey: context.idempotencyKey
          }),
          onDone: {
            target: "saved",
            actions: ["forgetKey", { type: "tellSaved", params: ({ event }) => ({ result: event.output }) }]
          },
          onError: {
            target: "editing",
            actions: [
              { type: "keepError", params: ({ event }) => ({ error: event.error }) },
              { type: "retireKey", params: ({ event }) => ({ error: event.error }) },
              { type: "tellFailed", params: ({ event }) => ({ error: event.error }) }
            ]
          }
        }
      },
      // A form that stays after a save can be sent again.
      saved: {
        on: {
          "form.submitted": {
            target: "confirming",
            actions: { type: "keepRequest", params: ({ event }) => ({ request: event.request }) }
          }
        }
      }
    }
  });
}

// src/forms/start-form-confirmation.ts
function startFormConfirmation(effects) {
  const machine = createFormConfirmationMachine().provide({
    actors: {
      save: fromPromise2(({ input }) => effects.current.save(input))
    },
    actions: {
      tellSaved: (_, { result }) => effects.current.onSaved(result),
      tellFailed: (_, { error }) => effects.current.onFailed(error)
    }
  });
  return createActor(machine).start();
}
export {
  startFormConfirmation
};
