import type { PortalEvent } from '../../kernel/events/portal-events';
import { toEmbedError } from './embed-error';
import type { EmbedInputs } from './embed-inputs';

/** An error in a callback of the host is reported to the page and does not interrupt the widget. */
function callAndReport(call: () => void): void {
  try {
    call();
  } catch (error) {
    reportError(error);
  }
}

/** Calls the current callbacks of the host while the widget is mounted. */
export function createHostCallbacks(host: { readonly current: Pick<EmbedInputs, 'onEvent' | 'onError'> }) {
  let isMounted = true;
  return {
    sendEvent: (event: PortalEvent) => {
      if (isMounted) callAndReport(() => host.current.onEvent?.(event));
    },
    sendError: (error: unknown) => {
      const embedError = toEmbedError(error);
      if (embedError && isMounted) callAndReport(() => host.current.onError?.(embedError));
    },
    setMounted: (next: boolean) => {
      isMounted = next;
    },
  };
}
