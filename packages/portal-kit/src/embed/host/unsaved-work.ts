import type { PortalEvent } from '../../kernel/events/portal-events';
import { callHost } from '../../kernel/host/guard-host';
import type { UnsavedChanges } from '../../kernel/leaving/leave-guard';
import type { EmbedInputs } from './embed-inputs';

/** Reports the running saves of an instance. */
export interface SavingSource {
  isSaving: () => boolean;
  /** Calls the listener when a save starts or ends. Returns a function that removes the listener. */
  onSavingChanged: (listener: () => void) => () => void;
  /** Calls `then` once no save is running. */
  whenSaved: (then: () => void) => void;
}

export interface UnsavedWork extends UnsavedChanges {
  /** Adds a source of saves. The returned function removes the source after its running saves have ended. */
  addSource: (source: SavingSource) => () => void;
  /** Calls `then` once no save of any source is running. */
  whenSaved: (then: () => void) => void;
  /** Applies a change of `hasLeaveWarning` and reports changed work. */
  update: () => void;
}

/**
 * Sends `work.changed` to the host, and asks before the page closes if the host has set `hasLeaveWarning`. `sendEvent`
 * returns whether the host received the event.
 */
export function createUnsavedWork(
  host: { readonly current: Pick<EmbedInputs, 'hasLeaveWarning' | 'unsaved'> },
  sendEvent: (event: PortalEvent) => boolean,
): UnsavedWork {
  const holds = new Set<object>();
  const entries = new Set<{ source: SavingSource }>();
  let sent = { hasUnsavedChanges: false, isSaving: false };
  // One function per provider, because a browser registers the same function only once.
  const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  const findSavingEntry = () => [...entries].find(({ source }) => source.isSaving());

  function update(): void {
    const hasUnsavedChanges = holds.size > 0;
    const isSaving = findSavingEntry() !== undefined;
    if (host.current.hasLeaveWarning && (hasUnsavedChanges || isSaving))
      addEventListener('beforeunload', preventUnload);
    else removeEventListener('beforeunload', preventUnload);
    if (hasUnsavedChanges === sent.hasUnsavedChanges && isSaving === sent.isSaving) return;
    const detail = { hasUnsavedChanges, isSaving };
    if (sendEvent({ type: 'work.changed', detail })) sent = detail;
  }

  function whenSaved(then: () => void): void {
    const saving = findSavingEntry();
    if (saving) saving.source.whenSaved(() => whenSaved(then));
    else then();
  }

  return {
    update,
    whenSaved,
    hold: () => {
      const hold = {};
      holds.add(hold);
      const release = callHost(() => host.current.unsaved?.hold(), undefined);
      update();
      return () => {
        if (!holds.delete(hold)) return;
        callHost(() => release?.(), undefined);
        update();
      };
    },
    addSource: (source) => {
      const entry = { source };
      entries.add(entry);
      // The outcome of a save is reported before its end.
      const stop = source.onSavingChanged(() => (source.isSaving() ? update() : setTimeout(update)));
      return () =>
        source.whenSaved(() => {
          stop();
          entries.delete(entry);
          update();
        });
    },
  };
}
