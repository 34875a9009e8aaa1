import { type ActorRefFrom, createActor } from 'xstate';
import { leaveGuardMachine } from './leave-guard.machine';

/** Registers unsaved changes with the host of a widget. */
export interface UnsavedChanges {
  /**
   * Registers unsaved changes. Call the returned function when they are saved or discarded; further calls have no effect.
   */
  hold: () => () => void;
}

/** Blocks navigation away from unsaved changes until the user confirms. A page has one leave guard. */
export interface LeaveGuard extends UnsavedChanges {
  /** In state `asking`, show a confirmation dialog and send `leave.confirmed` or `leave.declined`. */
  actor: ActorRefFrom<typeof leaveGuardMachine>;
  /** Runs `proceed` at once if there are no unsaved changes, otherwise after the user's confirmation. */
  attempt: (proceed: () => void) => void;
  /** Unblocks navigation without a dialog, for example after confirmation in another dialog. */
  grant: () => void;
  /** Returns whether leaving would lose unsaved changes. */
  isBlocking: () => boolean;
}

/**
 * Creates a leave guard for a host of widgets. Pass the guard to `EmbedProvider` or `PortalProvider` as `unsaved`, call
 * `attempt` before every navigation, and show a dialog while `actor` is in state `asking`.
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
  const holds = new Set<object>();
  const isBlocking = () => {
    const state = actor.getSnapshot();
    return state.matches('dirty') || state.matches('asking');
  };
  return {
    actor,
    attempt: (proceed) => {
      if (isBlocking()) actor.send({ type: 'leave.attempted', proceed });
      else proceed();
    },
    grant: () => actor.send({ type: 'leave.granted' }),
    isBlocking,
    hold: () => {
      const hold = {};
      holds.add(hold);
      actor.send({ type: 'changes.made' });
      return () => {
        if (holds.delete(hold) && holds.size === 0) actor.send({ type: 'changes.cleared' });
      };
    },
  };
}
