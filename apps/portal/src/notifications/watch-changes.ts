import type { FeatureId } from 'portal-kit/portal';
import type { Session } from 'portal-kit/session';
import { createActor, fromPromise } from 'xstate';
import { isSessionOver } from '../app/portal-session';
import { checkSources, openSources, type SourceScope } from './change-sources';
import type { Change } from './changes';
import { type Loaded, unreadChanges, withAnnounced, withFirstMarks } from './notification-state';
import type { NotificationStore } from './notification-store';
import { notificationsMachine } from './notifications.machine';

interface WatchOptions extends SourceScope {
  can: (feature: FeatureId) => boolean;
  session: Session;
  store: NotificationStore;
  /** Called with unread changes that no tab has announced. */
  onFresh: (changes: readonly Change[]) => void;
}

/** Checks for changes while the tab is visible and online, and the user is signed in. */
export function watchChanges({ sdk, supplierId, can, session, store, onFresh }: WatchOptions) {
  const check = fromPromise(({ signal }: { signal: AbortSignal }) => {
    const { unfollowed } = store.read();
    const followed = openSources(can).filter(({ kind }) => !unfollowed.includes(kind));
    return checkSources(followed, { sdk, supplierId }, signal);
  });
  const actor = createActor(notificationsMachine.provide({ actors: { check } }));

  let isStopped = false;
  let last: Loaded = null;
  const announce = async () => {
    let fresh: readonly Change[] = [];
    await store.changeInTurn((current) => {
      const marked = withFirstMarks(current, last);
      const next = withAnnounced(marked, unreadChanges(last, marked));
      fresh = next.fresh;
      return next.state;
    });
    if (!isStopped && fresh.length > 0 && store.read().isInBrowser) onFresh(fresh);
  };
  const announcing = actor.subscribe(({ context: { loaded } }) => {
    if (loaded === last) return;
    last = loaded;
    void announce();
  });

  const update = () => {
    const isVisible = document.visibilityState === 'visible';
    const isActive = isVisible && navigator.onLine && !isSessionOver(session.actor.getSnapshot());
    if (actor.getSnapshot().context.isAwake !== isActive)
      actor.send({ type: isActive ? 'page.woke' : 'page.slept' });
  };
  const sessionSubscription = session.actor.subscribe(update);
  const targets = [
    [document, 'visibilitychange'],
    [window, 'online'],
    [window, 'offline'],
  ] as const;
  for (const [target, event] of targets) target.addEventListener(event, update);
  actor.start();
  update();
  return {
    actor,
    stop: () => {
      isStopped = true;
      for (const [target, event] of targets) target.removeEventListener(event, update);
      sessionSubscription.unsubscribe();
      announcing.unsubscribe();
      actor.stop();
    },
  };
}
