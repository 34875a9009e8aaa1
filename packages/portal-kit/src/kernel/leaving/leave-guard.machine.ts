import { assign, setup } from 'xstate';

export interface LeaveGuardContext {
  /** The navigation that the guard has blocked last. */
  proceed: () => void;
}

/** Events of the actor of a leave guard. */
export type LeaveGuardEvent =
  | { type: 'changes.made' }
  /** The changes are saved or reverted, or the form with the changes is unmounted. */
  | { type: 'changes.cleared' }
  | { type: 'leave.attempted'; proceed: () => void }
  | { type: 'leave.confirmed' }
  | { type: 'leave.declined' }
  /** Navigation is allowed without this guard's dialog. */
  | { type: 'leave.granted' };

/**
 * Leave guard: blocks navigation until the user confirms (clean → dirty → asking → leaving, or back to dirty). Only
 * `asking` accepts a decision. In the state `asking` the guard ignores further attempts. Source: specification, section
 * 2 (Leave-confirmation guard).
 */
export const leaveGuardMachine = setup({
  types: {} as { context: LeaveGuardContext; events: LeaveGuardEvent },
  actions: {
    setAttempt: assign({ proceed: (_, { proceed }: { proceed: () => void }) => proceed }),
    proceed: (_, { proceed }: { proceed: () => void }) => proceed(),
  },
}).createMachine({
  id: 'leaveGuard',
  context: { proceed: () => {} },
  initial: 'clean',
  states: {
    clean: {
      on: {
        'changes.made': 'dirty',
        'leave.attempted': {
          actions: { type: 'proceed', params: ({ event }) => ({ proceed: event.proceed }) },
        },
      },
    },
    dirty: {
      on: {
        'changes.cleared': 'clean',
        'leave.attempted': {
          target: 'asking',
          actions: { type: 'setAttempt', params: ({ event }) => ({ proceed: event.proceed }) },
        },
        'leave.granted': 'leaving',
      },
    },
    asking: {
      on: {
        'leave.confirmed': {
          target: 'leaving',
          actions: { type: 'proceed', params: ({ context }) => ({ proceed: context.proceed }) },
        },
        'leave.declined': 'dirty',
        'leave.granted': 'leaving',
        'changes.cleared': 'clean',
      },
    },
    leaving: {
      on: {
        'changes.cleared': 'clean',
        // The user stayed on the page and changed a field again.
        'changes.made': 'dirty',
        'leave.attempted': {
          actions: { type: 'proceed', params: ({ event }) => ({ proceed: event.proceed }) },
        },
      },
    },
  },
});
