import type { PortalSdk } from '@portal-kit/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { TextStore } from 'portal-kit/session';
import { addRecent } from './recent-records';
import { allKinds, foundRecord, type RecordKind, recordKinds } from './record-kinds';

/** The kind of the record of a page, by the path of its list. */
const kindAt = (path: string): RecordKind | undefined =>
  allKinds.find((kind) => recordKinds[kind].path === path);

export interface OpenedPage {
  email: string;
  supplierId: string;
  /** Path of the list of the record, inside the supplier. */
  parent: string;
  id: string;
  poNumber: (text: string) => string;
}

/**
 * Adds the record of a page to the recent records when the page has loaded the record. Sends no request.
 *
 * @returns A function that stops waiting for the record.
 */
export function rememberRecord(
  local: TextStore,
  sdk: PortalSdk,
  queryClient: QueryClient,
  { parent, id, poNumber, ...owner }: OpenedPage,
): () => void {
  const kind = kindAt(parent);
  if (!kind) return () => {};
  const { queryKey } = recordKinds[kind].read(sdk, owner.supplierId, id);
  const cache = queryClient.getQueryCache();
  const remember = () => {
    const data = queryClient.getQueryData<Record<string, unknown>>(queryKey);
    // The details contain the record and its version.
    const record = foundRecord(kind, data?.[kind] ?? data?.order, poNumber);
    if (record) addRecent(local, owner, record);
    return record !== undefined;
  };
  if (remember()) return () => {};
  const stop = cache.subscribe(() => {
    if (remember()) stop();
  });
  return stop;
}
