import * as xstate from 'xstate';
import { Actor } from 'xstate';

interface LeaveGuardContext {
    /** What the user wanted when they were asked. */
    proceed: (() => void) | null;
}
/**
 * Holds back whatever would leave a page with unsaved changes, and asks once: clean → dirty → asking → leaving or back
 * to dirty. Only `asking` listens to an answer; while it asks, another attempt changes nothing. Source: specification,
 * section 2 (Leave-confirmation guard).
 */
declare const leaveGuardMachine: xstate.StateMachine<LeaveGuardContext, {
    type: "changes.made";
} | {
    type: "changes.gone";
} | {
    type: "leave.attempted";
    proceed: () => void;
} | {
    type: "leave.confirmed";
} | {
    type: "leave.declined";
} | {
    type: "leave.granted";
}, {}, never, {
    type: "keepAttempt";
    params: {
        proceed: () => void;
    };
} | {
    type: "forgetAttempt";
    params: xstate.NonReducibleUnknown;
} | {
    type: "proceed";
    params: {
        proceed: (() => void) | null;
    };
}, never, never, "clean" | "dirty" | "asking" | "leaving", string, xstate.NonReducibleUnknown, xstate.NonReducibleUnknown, xstate.EventObject, xstate.MetaObject, {
    id: "leaveGuard";
    states: {
        readonly clean: {};
        readonly dirty: {};
        readonly asking: {};
        readonly leaving: {};
    };
}, xstate.MetaObject>;

/** Where forms say that they hold something unsaved. */
interface UnsavedChanges {
    /**
     * Something has changed, or is on its way; the returned function says that it is saved or gone. Call it once or often.
     * `warning`: what leaving would do, in a sentence for the user. Default: the host's own words for unsaved changes.
     */
    hold: (warning?: string) => () => void;
}
/** Keeps a page with unsaved changes from being left by a slip. One per page. */
interface LeaveGuard extends UnsavedChanges {
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
declare function createLeaveGuard(): LeaveGuard;

export { createLeaveGuard as c };
export type { LeaveGuard as L, UnsavedChanges as U };
