import type { Page, PortalQuery } from '@portal-kit/sdk';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import { effectiveSort, type ListChange, type ListState, listParams } from '../kernel/list-state/list-state';
import { useIsWide } from './use-is-wide';
import { usePageCorrection, useSortCorrection } from './use-list-corrections';
import { type ListStateProps, useListState } from './use-list-state';
import { type PreferenceStore, useTablePreferences } from './use-table-preferences';

/** Properties of every list. */
export interface ListProps {
  /** What the list shows, e.g. from the host's address. Without it the widget keeps its own state. */
  state?: ListState;
  /** Every change of page, size, order, search and filter. */
  onStateChange?: (state: ListState, how?: ListChange) => void;
  /** Where columns and density are remembered. Default: for this visit only. */
  preferences?: PreferenceStore;
  /** Puts the list's actions (export, upload, a new record) where the host wants them. Default: above the list. */
  renderActions?: (actions: ReactNode) => ReactNode;
}

export interface RecordListOptions<Row> extends Omit<ListProps, 'renderActions'> {
  /** Names the list in preferences, and in what the host is told. */
  list: ListStateProps['list'];
  contract: Parameters<typeof listParams>[1];
  query: (params: ReturnType<typeof listParams>) => PortalQuery<Page<Row>>;
  /** What gives way where there is no room for every column, and how much that takes. */
  room?: { widePx: number; hiddenWithoutRoom: readonly string[] };
}

const enough = { widePx: 0, hiddenWithoutRoom: [] };

/** What every list does: state and its corrections, order, the page from the server, columns and density. */
export function useRecordList<Row>(options: RecordListOptions<Row>) {
  const { list, contract, state: hostState, onStateChange, preferences: store, room = enough } = options;
  const [state, change] = useListState({ list, state: hostState, onStateChange });
  useSortCorrection(state, contract, change);
  const root = useRef<HTMLDivElement>(null);
  const hiddenByDefault = useIsWide(root, room.widePx) ? undefined : room.hiddenWithoutRoom;
  const [preferences, changePreferences] = useTablePreferences(list, store, hiddenByDefault);

  const selection = listParams(state, contract);
  const page = options.query(selection);
  const query = useQuery({
    ...page,
    // The last page's rows stay while the next one loads, but never another supplier's.
    placeholderData: (rows: Page<Row> | undefined, from?: { queryKey: readonly unknown[] }) =>
      from?.queryKey[1] === page.queryKey[1] ? rows : undefined,
  });
  const data = query.data as Page<Row> | undefined;
  usePageCorrection(query.isPlaceholderData ? undefined : data, state, change);

  const { columnId, direction } = effectiveSort(state, contract);
  const sort = useMemo(() => ({ columnId, direction }), [columnId, direction]);
  return {
    root,
    state,
    change,
    /** What is shown, as an export takes it. */
    selection,
    sort,
    preferences,
    changePreferences,
    rows: data?.rows,
    total: data?.total ?? null,
    isRefreshing: query.isFetching && data !== undefined,
    /** Rows that could not be refreshed are better than none. */
    error: query.isError && data === undefined ? query.error : null,
    isEmpty: data?.rows.length === 0 && !query.isPlaceholderData,
    retry: () => void query.refetch(),
  };
}

/** A list as it runs. */
export type RecordListState<Row> = ReturnType<typeof useRecordList<Row>>;
