import { useQueries } from '@tanstack/react-query';
import { usePortal, usePortalQueryClient } from 'portal-kit/portal';
import { useMemo } from 'react';
import { usePortalApp, useSessionState } from '../app/portal-session';
import { detailsRecord, type FoundRecord, foundRecord } from './found-record';
import { readRecent } from './recent-records';
import { recordKinds } from './record-kinds';

/**
 * Returns the records that the user opened last and may still open, with their current status if the server returns it.
 */
export function useRecentRecords(poNumber: (text: string) => string): readonly FoundRecord[] {
  const { local } = usePortalApp();
  const { sdk, supplierId, can } = usePortal();
  const email = useSessionState(({ context }) => context.account?.email) ?? '';
  const stored = useMemo(
    () => readRecent(local, { email, supplierId }).filter(({ kind }) => can(recordKinds[kind].screen)),
    [local, email, supplierId, can],
  );
  const current = useQueries(
    {
      queries: stored.map(({ kind, id }) => ({
        ...recordKinds[kind].read(sdk, supplierId, id),
        // The stored text remains if the request fails.
        retry: false,
      })),
      combine: (results) => results.map(({ data }): unknown => data),
    },
    usePortalQueryClient(),
  );
  return useMemo(
    () =>
      stored.map((record, index) => {
        const value = detailsRecord(record.kind, current[index]);
        return foundRecord(record.kind, value, poNumber) ?? record;
      }),
    [stored, current, poNumber],
  );
}
