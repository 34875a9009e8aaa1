import type { PortalQuery, Stored } from '@portal-kit/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePortalQueryClient } from '../queries/query-client-context';
import { cachedRow } from './cached-row';

interface RecordDetails<Name extends string, Rec> {
  /** Name of the record in the response, for example `item`. */
  name: Name;
  query: PortalQuery<Stored<Name, Rec>>;
  /** Query key of the lists that may contain the record as a row. */
  lists: readonly unknown[];
  isRow: (row: Rec) => boolean;
  /** Called with the shown record: first the row of a list, if any, then the loaded record, and again after changes. */
  onLoaded: ((record: Rec) => void) | undefined;
}

/** Loads the record of a details page. Until it has loaded, returns its row of a cached list. */
export function useRecordDetails<Name extends string, Rec>(options: RecordDetails<Name, Rec>) {
  const { name, lists, isRow, onLoaded } = options;
  const queryClient = usePortalQueryClient();
  const query = useQuery<object>(
    {
      ...options.query,
      placeholderData: () => {
        const row = cachedRow<Rec>(queryClient, lists, isRow);
        return row && { [name]: row, etag: null };
      },
    },
    queryClient,
  );
  const record = (query.data as Stored<Name, Rec> | undefined)?.[name];
  useEffect(() => {
    if (record) onLoaded?.(record);
  }, [record, onLoaded]);
  return { query, record };
}
