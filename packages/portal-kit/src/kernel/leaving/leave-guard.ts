import { type Actor, createActor } from 'xstate';
import { leaveGuardMachine } from './leave-guard.machine';

/** Registers unsaved changes with the host of a widget. */
export interface UnsavedChanges {
  /**
   * Registers unsaved changes or a running file transfer. Call the returned function when the work is finished or
   * discarded; further calls have no effect. `warning` is a sentence that tells the user the effect of leaving.
   * Default: the host's text about unsaved changes.
   */
  hold: (warning?: string) => () => void;
}

/** Blocks navigation away from unsaved changes until the user confirms. A page has one leave guard. */
export interface LeaveGuard extends UnsavedChanges {
  /** In state `asking`, show a confirmation dialog and send `leave.confirmed` or `leave.declined`. */
  actor: Actor<typeof leaveGuardMachine>;
  /** Runs `proceed` at once if there are no unsaved changes, otherwise after the user's confirmation. */
  attempt: (proceed: () => void) => void;
  /** Unblocks navigation without a dialog, for example after confirmation in another dialog. */
  grant: () => void;
  /** Returns whether leaving would lose unsaved changes or a file transfer. */
  isBlocking: () => boolean;
  /**
   * Returns the `warning` of `hold`; `undefined` if there are no registrations, or if one registration has no warning.
   */
  warning: () => string | undefined;
}

/**
 * Creates a leave guard for a host of widgets. Pass the guard to `PortalProvider` as `unsaved`, call `attempt` before
 * every navigation, and show a dialog while `actor` is in state `asking`.
 *
 * @example
 * ```ts
 * import { createLeaveGuard } from 'portal-kit/leaving';
 *
 * export const guard = createLeaveGuard();
 * export const open = (address: string) => guard.attempt(() => location.assign(address));
 * ```
 */
export function createLeaveGuard(): LeaveGuard {
  const actor = createActor(leaveGuardMachine).start();
  const holds = new Map<object, string | undefined>();
  return {
    actor,
    attempt: (proceed) => actor.send({ type: 'leave.attempted', proceed }),
    grant: () => actor.send({ type: 'leave.granted' }),
    isBlocking: () => {
      const state = actor.getSnapshot();
      return state.matches('dirty') || state.matches('asking');
    },
    warning: () => {
      const warnings = [...holds.values()];
      return warnings.includes(undefined) ? undefined : warnings[0];
    },
    hold: (warning) => {
      const hold = {};
      holds.set(hold, warning);
      actor.send({ type: 'changes.made' });
      return () => {
        if (holds.delete(hold) && holds.size === 0) actor.send({ type: 'changes.cleared' });
      };
    },
  };
}
