import { callHost } from '../../kernel/errors/call-host';
import type { PortalEvent } from '../../kernel/events/portal-events';
import type { UnsavedChanges } from '../../kernel/leaving/leave-guard';
import type { EmbedInputs } from './embed-inputs';

/** Where the widgets save changes. */
export interface SavingSource {
  isSaving: () => boolean;
  /** Calls the listener when a save starts or ends. Returns a function that removes the listener. */
  onSavingChanged: (listener: () => void) => () => void;
  /** Calls back when no save is running. */
  whenSaved: (then: () => void) => void;
}

export interface UnsavedWork extends UnsavedChanges {
  /** Includes the saves of a source until the returned function is called and the running saves have ended. */
  follow: (source: SavingSource) => () => void;
  /** Reads the inputs of the host again. */
  update: () => void;
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Sends `work.changed` to the host, and asks before the page closes if the host has set `hasLeaveWarning`. */
export function createUnsavedWork(
  host: { readonly current: Pick<EmbedInputs, 'hasLeaveWarning' | 'unsaved'> },
  sendEvent: (event: PortalEvent) => void,
): UnsavedWork {
  const holds = new Set<object>();
  const sources = new Set<SavingSource>();
  let sent = { hasUnsavedChanges: false, isSaving: false };

  function update(): void {
    const hasUnsavedChanges = holds.size > 0;
    const isSaving = [...sources].some((source) => source.isSaving());
    if (host.current.hasLeaveWarning && (hasUnsavedChanges || isSaving))
      addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
    if (hasUnsavedChanges === sent.hasUnsavedChanges && isSaving === sent.isSaving) return;
    sent = { hasUnsavedChanges, isSaving };
    sendEvent({ type: 'work.changed', detail: sent });
  }

  return {
    update,
    hold: (warning) => {
      const hold = {};
      holds.add(hold);
      const release = callHost(() => host.current.unsaved?.hold(warning), undefined);
      update();
      return () => {
        if (!holds.delete(hold)) return;
        callHost(() => release?.(), undefined);
        update();
      };
    },
    follow: (source) => {
      sources.add(source);
      const stop = source.onSavingChanged(update);
      return () =>
        source.whenSaved(() => {
          stop();
          sources.delete(source);
          update();
        });
    },
  };
}
