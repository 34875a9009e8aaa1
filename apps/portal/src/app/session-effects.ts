import type { QueryClient } from '@tanstack/react-query';
import type { Session } from 'portal-kit/session';
import { leaveGuard, navigate, pathname } from '../address/address';
import { publicPage } from '../routes/addresses';
import { toasts } from './toasts';

/**
 * Handles the events that the session machine emits, and releases suspended screens without unsaved changes. Returns a
 * function that stops the handling.
 */
export function runSessionEffects({ actor }: Session, queryClient: QueryClient): () => void {
  const release = () => {
    if (actor.getSnapshot().context.suspended && !leaveGuard.isBlocking())
      actor.send({ type: 'suspension.released' });
  };
  const subscriptions = [
    actor.on('user.left', () => {
      queryClient.clear();
      toasts.clear();
    }),
    actor.on('user.resumed', () => void queryClient.invalidateQueries()),
    actor.on('user.signedOut', () => {
      if (!publicPage(pathname())) navigate('/login', { replace: true });
    }),
    actor.subscribe(release),
    leaveGuard.actor.subscribe(release),
  ];
  release();
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
