import type { FeatureId } from 'portal-kit/portal';
import { useEffect } from 'react';
import { usePortalApp, useSessionState } from '../../app/portal-session';
import type { PortalRoute } from '../../routes/route-table';
import { moveOldViews } from '../../views/move-old-views';
import { oldViewPrefix, viewStore } from '../../views/view-store';
import { useIdlePages } from './use-idle-pages';
import { useRecentRecord } from './use-recent-record';

export interface ShellExtrasProps {
  route: PortalRoute;
  params: Readonly<Record<string, string>>;
  can: (feature: FeatureId) => boolean;
}

/**
 * Tasks of the shell after the first screen: stores recent records, moves the saved views of earlier releases to their
 * new keys, and loads the code of pages that the user may open next.
 */
export function ShellExtras({ route, params, can }: ShellExtrasProps) {
  const { local } = usePortalApp();
  const email = useSessionState(({ context }) => context.account?.email);
  useEffect(() => {
    if (email) moveOldViews(local, email, oldViewPrefix(email), (owner) => viewStore(local, owner));
  }, [local, email]);
  useRecentRecord(route, params);
  useIdlePages(route, can);
  return null;
}
