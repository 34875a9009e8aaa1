import { usePortal } from 'portal-kit/portal';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { usePortalApp, useSessionState } from '../app/portal-session';
import { showInBrowser } from './browser-notifications';
import { changeDestination, changeLook } from './change-look';
import { openSources } from './change-sources';
import { type Change, type ChangeKind, changeKinds } from './changes';
import { followedChanges, unreadChanges, withAllRead, withFollowed, withRead } from './notification-state';
import { createNotificationStore } from './notification-store';
import { notificationsMessages } from './notifications.messages';
import { watchChanges } from './watch-changes';

/** Number of changes in the list. */
const shownMax = 40;
type Watch = ReturnType<typeof watchChanges>;

function useWatchState(watch: Watch | undefined) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = watch?.actor.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [watch],
  );
  return useSyncExternalStore(subscribe, () => watch?.actor.getSnapshot());
}

/** Checks for changes, and holds what the user follows and has read. `onShow` opens or closes the list. */
export function useNotifications(locale: string, onShow: (isOpen: boolean) => void) {
  const { sdk, supplierId, can, navigation } = usePortal();
  const { local, session } = usePortalApp();
  const email =
    useSessionState(({ context }) => (context.account ?? context.suspended?.account)?.email) ?? '';
  const texts = notificationsMessages(locale);
  const store = useMemo(
    () => createNotificationStore(local, { email, supplierId }),
    [local, email, supplierId],
  );
  const state = useSyncExternalStore(store.subscribe, store.read);
  const [watch, setWatch] = useState<Watch>();
  const snapshot = useWatchState(watch);
  const loaded = snapshot?.context.loaded ?? null;

  const read = (change: Change) => store.change((current) => withRead(current, change));
  const announce = (changes: readonly Change[]) =>
    showInBrowser(changes, {
      title: (change) => `${changeLook(change, texts).label}: ${change.name}`,
      text: ({ about }) => about,
      many: texts.many,
      onPressed: (change) => {
        const to = change && changeDestination(change, can);
        onShow(!to);
        if (!change || !to) return;
        read(change);
        navigation.go(to);
      },
    });
  const latest = useRef(announce);
  latest.current = announce;

  useEffect(() => {
    const closings: (() => void)[] = [];
    const started = watchChanges({
      ...{ sdk, supplierId, can, session, store },
      onFresh: (changes) => closings.push(latest.current(changes)),
    });
    setWatch(started);
    return () => {
      started.stop();
      // A notification leads to a record of this supplier and this user.
      for (const close of closings) close();
    };
  }, [sdk, supplierId, can, session, store]);

  const sources = openSources(can);
  const check = () => watch?.actor.send({ type: 'check.requested' });
  const unread = unreadChanges(loaded, state);
  const earlier = followedChanges(loaded, state).filter((change) => !unread.includes(change));
  return {
    texts,
    state,
    unread,
    changes: [...unread, ...earlier.slice(0, Math.max(0, shownMax - unread.length))],
    /** Kinds whose lists the user may read. */
    kinds: changeKinds.filter((kind) => sources.some((source) => source.kind === kind)),
    isLoaded: loaded !== null,
    hasFailed: (snapshot?.context.failures ?? 0) > 0,
    isChecking: snapshot?.matches('checking') ?? false,
    check,
    read,
    readAll: () => store.change((current) => withAllRead(current, loaded)),
    follow: (kind: ChangeKind, isFollowed: boolean) => {
      const names = sources.filter((source) => source.kind === kind).map(({ name }) => name);
      store.change((current) => withFollowed(current, kind, isFollowed, names));
      if (isFollowed) check();
    },
    setInBrowser: (isInBrowser: boolean) => store.change((current) => ({ ...current, isInBrowser })),
  };
}

export type Notifications = ReturnType<typeof useNotifications>;
