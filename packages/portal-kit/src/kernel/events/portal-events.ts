import type { PortalEventMap } from '../../generated/events';

export type { PortalEventMap } from '../../generated/events';

/** The name of an event. */
export type PortalEventType = keyof PortalEventMap;

/** One event of {@link PortalEventMap}, discriminated by `type`. */
export type PortalEvent = {
  [Type in PortalEventType]: { type: Type; detail: PortalEventMap[Type] };
}[PortalEventType];
