import type { QueryClient } from '@tanstack/react-query';
import type { TextStore } from 'portal-kit/session';
import { detailsRecord, foundRecord } from './found-record';
import { addRecent } from './recent-records';
import { allKinds, recordKinds } from './record-kinds';

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
  queryClient: QueryClient,
  { parent, id, poNumber, ...owner }: OpenedPage,
): () => void {
  const kind = allKinds.find((one) => recordKinds[one].list.path === parent);
  if (!kind) return () => {};
  const cache = queryClient.getQueryCache();
  const remember = (data: unknown) => {
    const record = foundRecord(kind, detailsRecord(kind, data), poNumber);
    if (record?.id !== id) return false;
    addRecent(local, owner, record);
    return true;
  };
  if (cache.getAll().some(({ state }) => remember(state.data))) return () => {};
  const stop = cache.subscribe(({ type, query }) => {
    if (type === 'updated' && remember(query.state.data)) stop();
  });
  return stop;
}
