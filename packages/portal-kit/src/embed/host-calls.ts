import type { PortalEvent } from '../kernel/events/portal-events';
import { embedErrorOf } from './embed-error';
import type { EmbedInputs } from './embed-inputs';

/** A host's own mistake is the host's to hear of, and no reason to stop in the middle of ours. */
function safely(call: () => void): void {
  try {
    call();
  } catch (error) {
    reportError(error);
  }
}

/** What is told to the host, by the functions that it has given last; nothing once `isOver`. */
export function createHostCalls(host: { readonly current: Pick<EmbedInputs, 'onEvent' | 'onError'> }) {
  let isOver = false;
  return {
    event: (event: PortalEvent) => {
      if (!isOver) safely(() => host.current.onEvent?.(event));
    },
    error: (error: unknown) => {
      const failure = embedErrorOf(error);
      if (failure && !isOver) safely(() => host.current.onError?.(failure));
    },
    /** Nobody listens any more, or somebody does again. */
    setOver: (next: boolean) => {
      isOver = next;
    },
  };
}
