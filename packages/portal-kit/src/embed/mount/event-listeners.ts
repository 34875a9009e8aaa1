import type { PortalEvent, PortalEventMap, PortalEventType } from '../../kernel/events/portal-events';
import { callHost } from '../../kernel/host/guard-host';

/** Creates the store of a mounted widget's event listeners, by event type. */
export function createEventListeners() {
  const registrations = new Set<{ type: PortalEventType; listener: (detail: never) => void }>();
  return {
    /** Returns a function that removes the listener. */
    on<Type extends PortalEventType>(
      type: Type,
      listener: (detail: PortalEventMap[Type]) => void,
    ): () => void {
      const registration = { type, listener };
      registrations.add(registration);
      return () => void registrations.delete(registration);
    },
    dispatch: ({ type, detail }: PortalEvent) => {
      for (const registration of [...registrations]) {
        if (registration.type !== type) continue;
        callHost(() => registration.listener(detail as never), undefined);
      }
    },
  };
}
