import type { PortalEvent, PortalEventMap, PortalEventType } from '../kernel/events/portal-events';

/** Who listens to which event. */
export function createListeners() {
  const listeners = new Set<{ type: PortalEventType; hear: (detail: never) => void }>();
  return {
    /** Returns the way to stop. */
    on<Type extends PortalEventType>(type: Type, hear: (detail: PortalEventMap[Type]) => void): () => void {
      const listener = { type, hear };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: ({ type, detail }: PortalEvent) => {
      for (const listener of [...listeners]) {
        if (listener.type !== type) continue;
        try {
          listener.hear(detail as never);
        } catch (error) {
          reportError(error);
        }
      }
    },
    clear: () => listeners.clear(),
  };
}
