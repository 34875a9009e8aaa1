import { type Actor, createActor } from 'xstate';
import { leaveGuardMachine } from './leave-guard.machine';

/** Where forms say that they hold something unsaved. */
export interface UnsavedChanges {
  /**
   * Something has changed, or is on its way; the returned function says that it is saved or gone. Call it once or often.
   * `warning`: what leaving would do, in a sentence for the user. Default: the host's own words for unsaved changes.
   */
  hold: (warning?: string) => () => void;
}

/** Keeps a page with unsaved changes from being left by a slip. One per page. */
export interface LeaveGuard extends UnsavedChanges {
  /** Where the guard is. `asking`: show the question, and answer with `leave.confirmed` or `leave.declined`. */
  actor: Actor<typeof leaveGuardMachine>;
  /** Leaves at once where nothing is lost; otherwise when the user has confirmed, or never. */
  attempt: (proceed: () => void) => void;
  /** Lets the next attempt pass: the user has been asked elsewhere. */
  grant: () => void;
  /** Whether leaving now would lose something that the user has not given up. */
  isHolding: () => boolean;
  /** What to warn of before leaving; nothing where there are unsaved changes, or nothing is held. */
  warning: () => string | undefined;
}

/**
 * A leave guard for a host of widgets: give it to `PortalProvider` as `unsaved`, ask it before every navigation, and
 * show its question (`actor` in state `asking`) as a dialog.
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
    isHolding: () => {
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
        if (holds.delete(hold) && holds.size === 0) actor.send({ type: 'changes.gone' });
      };
    },
  };
}
