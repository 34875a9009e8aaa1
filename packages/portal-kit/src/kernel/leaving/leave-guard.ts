import type { SnapshotFrom } from 'xstate';
import { createDeferredActor, type DeferredActor } from '../machines/deferred-actor';
import type { LeaveGuardEvent, leaveGuardMachine } from './leave-guard.machine';

/** Registers unsaved changes with the host of a widget. */
export interface UnsavedChanges {
  /**
   * Registers unsaved changes. Call the returned function when they are saved or discarded; further calls have no effect.
   */
  hold: () => () => void;
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
  /** Returns whether leaving would lose unsaved changes. */
  isBlocking: () => boolean;
}

/** Options of {@link createLeaveGuard}. */
export interface LeaveGuardOptions {
  /**
   * Asks the user whether to leave when the code of the guard fails to load. Default: the browser's `confirm` with an
   * English question.
   */
  confirmWithoutDialog?: () => boolean;
}

/**
 * Creates a leave guard for a host of widgets. Pass the guard to `EmbedProvider` or `PortalProvider` as `unsaved`, call `attempt` before
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
export function createLeaveGuard({
  confirmWithoutDialog = () => globalThis.confirm('Are you sure? Changes you made may not be saved.'),
}: LeaveGuardOptions = {}): LeaveGuard {
  /** Whether `grant` was called before the actor has started. */
  let isGranted = false;
  /** The last attempt before the actor has started. The dialog asks about this attempt. */
  let lastAttempt: (() => void) | undefined;
  const actor = createDeferredActor<LeaveGuardState, LeaveGuardEvent>({
    initial: { value: 'clean', matches: (state) => state === 'clean' },
    load: async () => (await import('./leave-guard-actor')).createLeaveGuardActor(),
  });
  const holds = new Set<object>();
  const isBlocking = () => {
    if (!actor.isStarted()) return holds.size > 0 && !isGranted;
    const state = actor.getSnapshot();
    return state.matches('dirty') || state.matches('asking');
  };
  const attempt = (proceed: () => void) => {
    if (!isBlocking()) return proceed();
    if (actor.isStarted()) return actor.send({ type: 'leave.attempted', proceed });
    const isFirst = lastAttempt === undefined;
    lastAttempt = proceed;
    if (isFirst) void attemptAfterStart();
  };
  async function attemptAfterStart(): Promise<void> {
    const isStarted = await actor.start().then(
      () => true,
      () => false,
    );
    const proceed = lastAttempt;
    lastAttempt = undefined;
    if (!proceed) return;
    if (isStarted || !isBlocking()) return attempt(proceed);
    if (!confirmWithoutDialog()) return;
    grant();
    proceed();
  }
  function grant(): void {
    lastAttempt = undefined;
    if (holds.size === 0) return;
    isGranted = true;
    actor.send({ type: 'leave.granted' });
  }
  return {
    actor,
    attempt,
    grant,
    isBlocking,
    hold: () => {
      const hold = {};
      holds.add(hold);
      isGranted = false;
      actor.send({ type: 'changes.made' });
      return () => {
        if (!holds.delete(hold) || holds.size > 0) return;
        isGranted = false;
        // The changes have been saved, so this attempt must not navigate later.
        lastAttempt = undefined;
        actor.send({ type: 'changes.cleared' });
      };
    },
  };
}
