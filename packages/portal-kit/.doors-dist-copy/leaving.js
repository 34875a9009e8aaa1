'use client';

// src/kernel/leaving/leave-guard.ts
import { createActor } from "xstate";

// src/kernel/leaving/leave-guard.machine.ts
import { assign, setup } from "xstate";
var leaveGuardMachine = setup({
  types: { context: {}, events: {} },
  actions: {
    keepAttempt: assign({ proceed: (_, { proceed }) => proceed }),
    forgetAttempt: assign({ proceed: null }),
    proceed: (_, { proceed }) => proceed?.()
  }
}).createMachine({
  id: "leaveGuard",
  context: { proceed: null },
  initial: "clean",
  states: {
    clean: {
      entry: "forgetAttempt",
      on: {
        "changes.made": "dirty",
        "leave.attempted": {
          actions: { type: "proceed", params: ({ event }) => ({ proceed: event.proceed }) }
        }
      }
    },
    dirty: {
      entry: "forgetAttempt",
      on: {
        "changes.gone": "clean",
        "leave.attempted": {
          target: "asking",
          actions: { type: "keepAttempt", params: ({ event }) => ({ proceed: event.proceed }) }
        },
        "leave.granted": "leaving"
      }
    },
    asking: {
      on: {
        "leave.confirmed": {
          target: "leaving",
          actions: { type: "proceed", params: ({ context }) => ({ proceed: context.proceed }) }
        },
        "leave.declined": "dirty",
        "leave.granted": "leaving",
        "changes.gone": "clean"
      }
    },
    leaving: {
      entry: "forgetAttempt",
      on: {
        "changes.gone": "clean",
        // Still here, and typing again.
        "changes.made": "dirty",
        "leave.attempted": {
          actions: { type: "proceed", params: ({ event }) => ({ proceed: event.proceed }) }
        }
      }
    }
  }
});

// src/kernel/leaving/leave-guard.ts
function createLeaveGuard() {
  const actor = createActor(leaveGuardMachine).start();
  const holds = /* @__PURE__ */ new Map();
  return {
    actor,
    attempt: (proceed) => actor.send({ type: "leave.attempted", proceed }),
    grant: () => actor.send({ type: "leave.granted" }),
    isHolding: () => {
      const state = actor.getSnapshot();
      return state.matches("dirty") || state.matches("asking");
    },
    warning: () => {
      const warnings = [...holds.values()];
      return warnings.includes(void 0) ? void 0 : warnings[0];
    },
    hold: (warning) => {
      const hold = {};
      holds.set(hold, warning);
      actor.send({ type: "changes.made" });
      return () => {
        if (holds.delete(hold) && holds.size === 0) actor.send({ type: "changes.gone" });
      };
    }
  };
}

// src/kernel/leaving/supplier-switch.machine.ts
import { assign as assign2, setup as setup2 } from "xstate";
var supplierSwitchMachine = setup2({
  types: { context: {}, events: {} },
  guards: { isAsked: (_, { isAsked }) => isAsked },
  actions: {
    keepSupplier: assign2({ supplierId: (_, { supplierId }) => supplierId }),
    forgetSupplier: assign2({ supplierId: null }),
    goToSupplier: (_, _params) => {
    }
  }
}).createMachine({
  id: "supplierSwitch",
  context: { supplierId: null },
  initial: "settled",
  states: {
    settled: {
      entry: "forgetSupplier",
      on: {
        "switch.requested": [
          {
            guard: { type: "isAsked", params: ({ event }) => ({ isAsked: event.isAsked }) },
            target: "asking",
            actions: { type: "keepSupplier", params: ({ event }) => ({ supplierId: event.supplierId }) }
          },
          {
            target: "switching",
            actions: { type: "keepSupplier", params: ({ event }) => ({ supplierId: event.supplierId }) }
          }
        ]
      }
    },
    asking: {
      on: {
        "switch.confirmed": "switching",
        "switch.declined": "settled",
        // The browser's Back, say, has left the page meanwhile.
        "supplier.shown": "settled"
      }
    },
    switching: {
      entry: {
        type: "goToSupplier",
        params: ({ context }) => ({ supplierId: context.supplierId ?? "" })
      },
      on: { "supplier.shown": "settled" }
    }
  }
});
export {
  createLeaveGuard,
  supplierSwitchMachine
};
