import { callHost } from '../../kernel/errors/call-host';
import { isTokenUnavailable } from '../../kernel/errors/token-unavailable';
import type { PortalEvent } from '../../kernel/events/portal-events';
import { inDevelopment } from '../development/load-development';
import { toEmbedError } from './embed-error';
import type { EmbedInputs } from './embed-inputs';

/** Identifies a failure. All calls that wait for one token fail with the same cause. */
const failureOf = (error: unknown): unknown =>
  isTokenUnavailable(error) ? (error as { cause: unknown }).cause : error;

type HostInputs = Pick<EmbedInputs, 'apiUrl' | 'supplierId' | 'onEvent' | 'onError' | 'hasConsoleWarnings'>;

/** Calls the current callbacks of the host while the widget is mounted. */
export function createHostCallbacks(host: { readonly current: HostInputs }) {
  let isMounted = true;
  const reported = new WeakSet<object>();
  /** Whether the failure is new. Several requests and error boundaries can report the same failure. */
  const isNew = (failure: unknown) => {
    if (typeof failure !== 'object' || failure === null) return true;
    if (reported.has(failure)) return false;
    reported.add(failure);
    return true;
  };
  return {
    /** Sends an event if the widget is mounted. Returns whether the event was sent. */
    sendEvent: (event: PortalEvent): boolean => {
      if (isMounted) callHost(() => host.current.onEvent?.(event), undefined);
      return isMounted;
    },
    /** Reports each failure once. */
    sendError: (error: unknown) => {
      const embedError = toEmbedError(error);
      if (!embedError || !isMounted || !isNew(failureOf(error))) return;
      const inputs = host.current;
      callHost(() => inputs.onError?.(embedError), undefined);
      inDevelopment(inputs.hasConsoleWarnings, (code) => code.logFailure(embedError, inputs));
    },
    setMounted: (next: boolean) => {
      isMounted = next;
    },
  };
}
