import { useEffect } from 'react';
import { usePortalApp, useSessionState } from '../../app/portal-session';
import type { PortalRoute } from '../../routes/route-table';
import { moveOldViews } from '../../views/move-old-views';
import { oldViewPrefix, viewStore } from '../../views/view-store';
import { useRecentRecord } from './use-recent-record';

export interface ShellExtrasProps {
  route: PortalRoute;
  params: Readonly<Record<string, string>>;
}

/** Tasks of the shell that follow the first screen: recent records, and keys of saved views of earlier releases. */
export function ShellExtras({ route, params }: ShellExtrasProps) {
  const { local } = usePortalApp();
  const email = useSessionState(({ context }) => context.account?.email);
  useEffect(() => {
    if (email) moveOldViews(local, email, oldViewPrefix(email), (owner) => viewStore(local, owner));
  }, [local, email]);
  useRecentRecord(route, params);
  return null;
}
