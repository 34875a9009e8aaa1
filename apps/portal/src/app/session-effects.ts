import type { QueryClient } from '@tanstack/react-query';
import { runningUploads } from 'portal-kit/portal';
import type { Session, TextStore } from 'portal-kit/session';
import { leaveGuard, navigate, pathname } from '../address/address';
import { publicPage } from '../routes/addresses';
import { notStoredMessages } from './not-stored.messages';
import { toasts } from './toasts';

/** Whether this page has warned that its session is not stored. */
let hasWarned = false;

/**
 * Warns once if the browser blocks storage or cookies, or has no space, because the session then ends when the page
 * closes.
 */
function warnIfNotStored({ actor, isStored }: Session, locale: string): void {
  if (hasWarned || !actor.getSnapshot().matches('signedIn') || isStored()) return;
  hasWarned = true;
  toasts.add({ status: 'error', ...notStoredMessages(locale) });
}

/**
 * Handles the events that the session machine emits, and releases suspended screens without unsaved changes and running
 * saves. Makes the browser ask before the page closes during a save. Returns a function that stops all of this.
 */
export function runSessionEffects(
  session: Session,
  queryClient: QueryClient,
  local: TextStore,
  locale: string,
): () => void {
  const { actor } = session;
  const release = () => {
    const isBusy = leaveGuard.isBlocking() || queryClient.isMutating() > 0;
    if (actor.getSnapshot().context.suspended && !isBusy) actor.send({ type: 'suspension.released' });
  };
  const subscriptions = [
    actor.on('user.left', () => {
      for (const upload of runningUploads(queryClient)) upload.cancel();
      queryClient.clear();
      local.removeAll('recent:');
      toasts.clear();
    }),
    actor.on('user.resumed', () => void queryClient.invalidateQueries()),
    actor.on('user.signedOut', () => {
      if (!publicPage(pathname())) navigate('/login', { replace: true });
    }),
    actor.subscribe(release),
    actor.subscribe(() => warnIfNotStored(session, locale)),
    leaveGuard.actor.subscribe(release),
  ];
  const stopWatching = queryClient.getMutationCache().subscribe(release);
  // A save or an upload continues on other screens.
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (queryClient.isMutating() > 0) event.preventDefault();
  };
  addEventListener('beforeunload', onBeforeUnload);
  release();
  return () => {
    stopWatching();
    removeEventListener('beforeunload', onBeforeUnload);
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
