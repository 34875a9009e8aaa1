import { listItemsContract } from '@portal-kit/sdk/contract';
import { useQueries } from '@tanstack/react-query';
import { usePortal, usePortalQueryClient } from 'portal-kit/portal';
import { useEffect, useMemo, useState } from 'react';
import { type FoundRecord, foundRecord } from './found-record';
import { allKinds, recordKinds } from './record-kinds';

/** Milliseconds. Same delay as in the search field of a list. Source: specification, section 9. */
const debounceMs = 300;
/** Minimum number of characters, because a single letter matches almost every record. */
const minLength = 2;
/** Results per type of record. */
const limit = 5;
const { maxLength } = listItemsContract.query.searchString;

interface FoundPage {
  rows: readonly unknown[];
}

/** Searches the records that the user may list. */
export function useFoundRecords(text: string, poNumber: (text: string) => string) {
  const { sdk, supplierId, can } = usePortal();
  const query = text.trim().slice(0, maxLength);
  const [searchString, setSearchString] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setSearchString(query), debounceMs);
    return () => clearTimeout(timer);
  }, [query]);

  const kinds = useMemo(() => allKinds.filter((kind) => can(recordKinds[kind].list.feature)), [can]);
  const isLongEnough = searchString.length >= minLength;
  const { pages, failed, isLoading } = useQueries(
    {
      queries: kinds.map((kind) => ({
        ...recordKinds[kind].find(sdk, { supplierId, searchString, limit }),
        enabled: isLongEnough,
      })) as unknown as { queryKey: readonly unknown[] }[],
      combine: (results) => ({
        pages: results.map(({ data }) => data as FoundPage | undefined),
        failed: kinds.filter((_, index) => results[index]?.isError),
        isLoading: results.some((result) => result.isLoading),
      }),
    },
    usePortalQueryClient(),
  );
  const isCurrent = query === searchString && isLongEnough;
  const records = useMemo(() => {
    if (!isCurrent) return [];
    const found = pages.flatMap((page, index) => {
      const kind = kinds[index];
      return (page?.rows ?? []).flatMap((row) => (kind && foundRecord(kind, row, poNumber)) ?? []);
    });
    // Orders match by customer name; list the customer first.
    const text = query.toLowerCase();
    const isNamed = ({ lead, label }: FoundRecord) =>
      [lead, label].some((name) => name?.toLowerCase().startsWith(text));
    return [...found.filter(isNamed), ...found.filter((record) => !isNamed(record))];
  }, [isCurrent, pages, kinds, poNumber, query]);
  return {
    records,
    isSearching: query.length >= minLength && (query !== searchString || isLoading),
    /** Kinds of records whose search failed. The other kinds are found. */
    failed: isCurrent ? failed : [],
  };
}
