import { usePortal } from 'portal-kit/portal';
import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import { isSessionOver, usePortalApp, useSessionState } from '../app/portal-session';
import { showInBrowser } from './browser-notifications';
import { changeDestination, changeLook } from './change-look';
import { changeSources } from './change-sources';
import { type Change, type ChangeKind, changeKinds } from './changes';
import {
  latestChanges,
  unreadChanges,
  withAllRead,
  withAnnounced,
  withFirstMarks,
  withFollowed,
  withRead,
} from './notification-state';
import { createNotificationStore } from './notification-store';
import { notificationsMessages } from './notifications.messages';
import { useChecks } from './use-checks';

/** Number of changes in the list. */
const shownMax = 40;

/** Checks for changes, and holds what the user follows and has read. `onShow` opens or closes the list. */
export function useNotifications(locale: string, onShow: (isOpen: boolean) => void) {
  const { supplierId, can, navigation } = usePortal();
  const { local } = usePortalApp();
  const email =
    useSessionState(({ context }) => (context.account ?? context.suspended?.account)?.email) ?? '';
  const isSignedOut = useSessionState(isSessionOver);
  const texts = notificationsMessages(locale);
  const store = useMemo(
    () => createNotificationStore(local, { email, supplierId }),
    [local, email, supplierId],
  );
  const state = useSyncExternalStore(store.subscribe, store.read);
  const sources = changeSources.filter(({ feature }) => can(feature));
  const followed = sources.filter(({ kind }) => !state.unfollowed.includes(kind));
  const { loaded, isChecking, ...checks } = useChecks(followed, isSignedOut);

  const read = (change: Change) => store.change((current) => withRead(current, change));

  const mounted = useRef<AbortSignal>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    mounted.current = controller.signal;
    // A notification leads to a record of this supplier and this user.
    return () => controller.abort();
  }, []);
  const announce = useEffectEvent(async (checked: typeof loaded) => {
    const signal = mounted.current;
    let fresh: readonly Change[] = [];
    await store.changeInTurn((current) => {
      const marked = withFirstMarks(current, checked);
      const next = withAnnounced(marked, unreadChanges(checked, marked));
      fresh = next.fresh;
      return next.state;
    });
    if (!signal || signal.aborted || !store.read().isInBrowser) return;
    showInBrowser(fresh, signal, {
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
  });
  useEffect(() => {
    if (!isChecking) void announce(loaded);
  }, [loaded, isChecking]);

  const unread = unreadChanges(loaded, state);
  const earlier = latestChanges(loaded).filter((change) => !unread.includes(change));
  return {
    ...checks,
    texts,
    state,
    unread,
    changes: [...unread, ...earlier.slice(0, Math.max(0, shownMax - unread.length))],
    /** Kinds whose lists the user may read. */
    kinds: changeKinds.filter((kind) => sources.some((source) => source.kind === kind)),
    isChecking,
    read,
    readAll: () => store.change((current) => withAllRead(current, loaded)),
    follow: (kind: ChangeKind, isFollowed: boolean) => {
      const names = sources.filter((source) => source.kind === kind).map(({ name }) => name);
      store.change((current) => withFollowed(current, kind, isFollowed, names));
      if (isFollowed) checks.check();
    },
    setInBrowser: (isInBrowser: boolean) => store.change((current) => ({ ...current, isInBrowser })),
  };
}

export type Notifications = ReturnType<typeof useNotifications>;
