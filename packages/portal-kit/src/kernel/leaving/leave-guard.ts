import type { SnapshotFrom } from 'xstate';
import { createDeferredActor, type DeferredActor } from '../machines/deferred-actor';
import type { LeaveGuardEvent, leaveGuardMachine } from './leave-guard.machine';

/** Registers unsaved changes with the host of a widget. */
export interface UnsavedChanges {
  /**
   * Registers unsaved changes or a running file transfer. Call the returned function when the work is finished or
   * discarded; further calls have no effect. `warning` is a sentence that tells the user the effect of leaving.
   * Default: the host's text about unsaved changes.
   */
  hold: (warning?: string) => () => void;
}

/** State of the guard: `clean`, `dirty`, `asking` or `leaving`. */
export type LeaveGuardState = Pick<SnapshotFrom<typeof leaveGuardMachine>, 'value' | 'matches'>;

/** Blocks navigation away from unsaved changes until the user confirms. A page has one leave guard. */
export interface LeaveGuard extends UnsavedChanges {
  /**
   * In state `asking`, show a confirmation dialog and send `leave.confirmed` or `leave.declined`. The code of the actor
   * is loaded with the first unsaved changes.
   */
  actor: DeferredActor<LeaveGuardState, LeaveGuardEvent>;
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
  /** Whether `grant` was called before the actor has started. */
  let isGranted = false;
  const actor = createDeferredActor<LeaveGuardState, LeaveGuardEvent>(
    { value: 'clean', matches: (state) => state === 'clean' },
    async () => (await import('./start-leave-guard')).startLeaveGuard(),
  );
  const holds = new Map<object, string | undefined>();
  const isBlocking = () => {
    if (!actor.isStarted()) return holds.size > 0 && !isGranted;
    const state = actor.getSnapshot();
    return state.matches('dirty') || state.matches('asking');
  };
  return {
    actor,
    attempt: (proceed) => {
      if (isBlocking()) actor.send({ type: 'leave.attempted', proceed });
      else proceed();
    },
    grant: () => {
      if (holds.size === 0) return;
      isGranted = true;
      actor.send({ type: 'leave.granted' });
    },
    isBlocking,
    warning: () => {
      const warnings = [...holds.values()];
      return warnings.includes(undefined) ? undefined : warnings[0];
    },
    hold: (warning) => {
      const hold = {};
      holds.set(hold, warning);
      isGranted = false;
      actor.send({ type: 'changes.made' });
      return () => {
        if (!holds.delete(hold) || holds.size > 0) return;
        isGranted = false;
        actor.send({ type: 'changes.cleared' });
      };
    },
  };
}
