import { assign, setup } from 'xstate';

export interface LeaveGuardContext {
  /** What the user wanted when they were asked. */
  proceed: (() => void) | null;
}

export type LeaveGuardEvent =
  | { type: 'changes.made' }
  /** They are saved, taken back, or their form is gone. */
  | { type: 'changes.gone' }
  | { type: 'leave.attempted'; proceed: () => void }
  | { type: 'leave.confirmed' }
  | { type: 'leave.declined' }
  /** Somebody else has asked already, or nobody is to be asked. */
  | { type: 'leave.granted' };

/**
 * Holds back whatever would leave a page with unsaved changes, and asks once: clean → dirty → asking → leaving or back
 * to dirty. Only `asking` listens to an answer; while it asks, another attempt changes nothing. Source: specification,
 * section 2 (Leave-confirmation guard).
 */
export const leaveGuardMachine = setup({
  types: { context: {} as LeaveGuardContext, events: {} as LeaveGuardEvent },
  actions: {
    keepAttempt: assign({ proceed: (_, { proceed }: { proceed: () => void }) => proceed }),
    forgetAttempt: assign({ proceed: null }),
    proceed: (_, { proceed }: { proceed: (() => void) | null }) => proceed?.(),
  },
}).createMachine({
  id: 'leaveGuard',
  context: { proceed: null },
  initial: 'clean',
  states: {
    clean: {
      entry: 'forgetAttempt',
      on: {
        'changes.made': 'dirty',
        'leave.attempted': {
          actions: { type: 'proceed', params: ({ event }) => ({ proceed: event.proceed }) },
        },
      },
    },
    dirty: {
      entry: 'forgetAttempt',
      on: {
        'changes.gone': 'clean',
        'leave.attempted': {
          target: 'asking',
          actions: { type: 'keepAttempt', params: ({ event }) => ({ proceed: event.proceed }) },
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
        'changes.gone': 'clean',
      },
    },
    leaving: {
      entry: 'forgetAttempt',
      on: {
        'changes.gone': 'clean',
        // Still here, and typing again.
        'changes.made': 'dirty',
        'leave.attempted': {
          actions: { type: 'proceed', params: ({ event }) => ({ proceed: event.proceed }) },
        },
      },
    },
  },
});
