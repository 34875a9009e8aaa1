'use client';
import {
  nothingChecked
} from "./chunk-CGFYTTOV.js";

// src/features/orders/wizard/start-order-wizard.ts
import { createActor } from "xstate";

// src/features/orders/wizard/order-wizard.machine.ts
import { assign, setup } from "xstate";
var orderWizardMachine = setup({
  types: { context: {}, events: {} },
  actions: {
    keepValidity: assign({ valid: (_, { valid }) => valid }),
    checkDetails: assign({ checked: ({ context }) => ({ ...context.checked, details: true }) }),
    checkItems: assign({ checked: ({ context }) => ({ ...context.checked, items: true }) }),
    startOver: assign({ checked: nothingChecked }),
    leadToProblem: () => {
    }
  },
  guards: {
    isOf: (_, { step, wanted }) => step === wanted,
    areDetailsInvalid: ({ context }) => !context.valid.details,
    areItemsInvalid: ({ context }) => !context.valid.items
  }
}).createMachine({
  id: "orderWizard",
  initial: "writing",
  context: { valid: { details: false, items: false }, checked: nothingChecked },
  on: {
    "validity.changed": {
      actions: { type: "keepValidity", params: ({ event: { valid } }) => ({ valid }) }
    }
  },
  states: {
    writing: {
      initial: "details",
      states: { details: {}, items: {}, submit: {} },
      on: {
        "step.requested": [
          {
            guard: { type: "isOf", params: ({ event }) => ({ ...event, wanted: "details" }) },
            target: ".details"
          },
          { guard: "areDetailsInvalid", target: ".details", actions: ["checkDetails", "leadToProblem"] },
          {
            guard: { type: "isOf", params: ({ event }) => ({ ...event, wanted: "items" }) },
            target: ".items",
            actions: "checkDetails"
          },
          {
            guard: "areItemsInvalid",
            target: ".items",
            actions: ["checkDetails", "checkItems", "leadToProblem"]
          },
          { target: ".submit", actions: ["checkDetails", "checkItems"] }
        ],
        "submit.refused": [
          {
            guard: { type: "isOf", params: ({ event }) => ({ ...event, wanted: "details" }) },
            target: ".details",
            actions: "leadToProblem"
          },
          {
            guard: { type: "isOf", params: ({ event }) => ({ ...event, wanted: "items" }) },
            target: ".items",
            actions: "leadToProblem"
          }
        ],
        "submit.succeeded": "done"
      }
    },
    done: { on: { "order.begun": { target: "writing", actions: "startOver" } } }
  }
});

// src/features/orders/wizard/start-order-wizard.ts
var startOrderWizard = (leadToProblem) => createActor(orderWizardMachine.provide({ actions: { leadToProblem } })).start();
export {
  startOrderWizard
};
