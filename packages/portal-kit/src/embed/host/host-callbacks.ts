import { isTokenUnavailable } from '../../kernel/errors/token-unavailable';
import type { PortalEvent } from '../../kernel/events/portal-events';
import { callHost } from '../../kernel/host/guard-host';
import { inDevelopment } from '../development/load-development';
import { toEmbedError } from './embed-error';
import type { EmbedInputs } from './embed-inputs';
import { createHostTelemetry } from './host-telemetry';

/** Identifies a failure. All calls that wait for one token fail with the same cause. */
const identifyFailure = (error: unknown): unknown =>
  isTokenUnavailable(error) ? (error as { cause: unknown }).cause : error;

type HostInputs = Pick<
  EmbedInputs,
  'apiUrl' | 'supplierId' | 'onEvent' | 'onError' | 'onTelemetry' | 'hasConsoleWarnings'
>;

/** Creates functions that call the host's current callbacks while the widget is mounted. */
export function createHostCallbacks(host: { readonly current: HostInputs }) {
  const telemetry = createHostTelemetry(host);
  let isMounted = true;
  const reported = new WeakSet<object>();
  /** Returns whether the failure is new. Several requests and error boundaries can report the same failure. */
  const isNew = (failure: unknown) => {
    if (typeof failure !== 'object' || failure === null) return true;
    if (reported.has(failure)) return false;
    reported.add(failure);
    return true;
  };
  return {
    observer: telemetry.observer,
    /** Sends an event if the widget is mounted. Returns whether the event was sent. */
    sendEvent: (event: PortalEvent): boolean => {
      if (isMounted) callHost(() => host.current.onEvent?.(event), undefined);
      return isMounted;
    },
    /** Reports each failure once. */
    sendError: (error: unknown, widget?: string) => {
      const embedError = toEmbedError(error);
      if (!embedError || !isMounted || !isNew(identifyFailure(error))) return;
      const inputs = host.current;
      telemetry.reportError(error, widget);
      callHost(() => inputs.onError?.(embedError), undefined);
      inDevelopment(inputs.hasConsoleWarnings, (code) => code.logFailure(embedError, inputs));
    },
    setMounted: (next: boolean) => {
      isMounted = next;
    },
  };
}
