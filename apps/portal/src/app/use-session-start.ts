import { useCallback, useEffect, useState } from 'react';
import { usePortalApp } from './portal-session';
import { useActorState } from './use-actor-state';

/**
 * Starts the session for a page that cannot be shown without it. Returns a function that starts the session again if its
 * code has failed to load, otherwise `undefined`.
 */
export function useSessionStart(isNeeded: boolean): (() => void) | undefined {
  const { actor } = usePortalApp().session;
  const [hasFailed, setFailed] = useState(false);
  const start = useCallback(() => {
    setFailed(false);
    actor.start().catch(() => setFailed(true));
  }, [actor]);
  useEffect(() => {
    if (isNeeded) start();
  }, [isNeeded, start]);
  const isStarted = useActorState(actor, actor.isStarted);
  return isNeeded && hasFailed && !isStarted ? start : undefined;
}
