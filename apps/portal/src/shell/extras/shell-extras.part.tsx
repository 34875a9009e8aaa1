import { lazyPart } from '@portal-kit/ui/lazy-part';
import { usePortal } from 'portal-kit/portal';
import { useCallback, useEffect } from 'react';
import { usePortalApp, useSessionState } from '../../app/portal-session';
import type { PortalRoute } from '../../routes/route-table';
import { moveOldViews } from '../../views/move-old-views';
import { oldViewPrefix, viewStore } from '../../views/view-store';
import { isMac } from '../use-command-palette';
import { useRecentRecord } from './use-recent-record';
import { useShortcutKey } from './use-shortcut-key';

const ShortcutList = lazyPart(async () => (await import('../../shortcuts/shortcut-list')).ShortcutList);

export interface ShellExtrasProps {
  route: PortalRoute;
  params: Readonly<Record<string, string>>;
  hasShortcutList: boolean;
  /** Keep the function stable. */
  onShortcutList: (isOpen: boolean) => void;
}

/** Parts of the shell that the first screen does not need: keyboard shortcuts, recent records, and old keys of views. */
export function ShellExtras({ route, params, hasShortcutList, onShortcutList }: ShellExtrasProps) {
  const { local } = usePortalApp();
  const { locale, can } = usePortal();
  const email = useSessionState(({ context }) => context.account?.email);
  useEffect(() => {
    if (email) moveOldViews(local, email, oldViewPrefix(email), (owner) => viewStore(local, owner));
  }, [local, email]);
  useRecentRecord(route, params);
  useShortcutKey(useCallback(() => onShortcutList(true), [onShortcutList]));
  const close = () => onShortcutList(false);
  return (
    hasShortcutList && (
      <ShortcutList
        route={route}
        locale={locale}
        can={can}
        isMac={isMac}
        onClose={close}
        onLoadFailed={close}
      />
    )
  );
}
