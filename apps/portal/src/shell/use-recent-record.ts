import { usePortal, usePortalQueryClient } from 'portal-kit/portal';
import { useEffect } from 'react';
import { portalMessages } from '../app/portal.messages';
import { usePortalApp, useSessionState } from '../app/portal-session';
import { rememberRecord } from '../palette/remember-record';
import type { PortalRoute } from '../routes/route-table';

/** Adds the record of the page to the recent records of the command palette. */
export function useRecentRecord({ parent }: PortalRoute, params: Readonly<Record<string, string>>): void {
  const { local } = usePortalApp();
  const { supplierId, locale } = usePortal();
  const queryClient = usePortalQueryClient();
  const email = useSessionState(({ context }) => context.account?.email);
  const [id] = Object.values(params);
  useEffect(() => {
    if (!parent || !id || !email) return;
    const { poNumber } = portalMessages(locale);
    const page = { email, supplierId, parent, id, poNumber };
    return rememberRecord(local, queryClient, page);
  }, [local, queryClient, email, supplierId, parent, id, locale]);
}
