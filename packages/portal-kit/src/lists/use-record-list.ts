import type { Page, PortalQuery } from '@portal-kit/sdk';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import { effectiveSort, type ListState, listParams } from '../kernel/list-state/list-state';
import { usePortalQueryClient } from '../kernel/queries/query-client-context';
import type { ListInputs } from './list-inputs';
import { useIsWide } from './use-is-wide';
import { usePageCorrection, useSortCorrection } from './use-list-corrections';
import { type ListStateProps, useListState } from './use-list-state';
import { useTablePreferences } from './use-table-preferences';
import type { BuiltInView } from './views/built-in-view';
import { useListViews } from './views/use-list-views';
import { viewColumns } from './views/view-columns';

/** Properties of every list. */
export interface ListProps extends ListInputs {
  /** Renders the list's actions (export, upload, create). The host chooses the place. Default: above the list. */
  renderActions?: (actions: ReactNode) => ReactNode;
}

export interface RecordListOptions<Row> extends ListInputs {
  /** Name of the list, for preferences and the event `list.changed`. */
  list: ListStateProps['list'];
  contract: Parameters<typeof listParams>[1];
  query: (params: ReturnType<typeof listParams>) => PortalQuery<Page<Row>>;
  /** Interval in milliseconds at which the page reloads, or false. Default: it does not reload by itself. */
  refetchInterval?: (loaded: { state: { data: Page<Row> | undefined; error: unknown } }) => number | false;
  /** Columns that are hidden by default below a width and above it, by the state of the list. */
  columnSpace?: ColumnSpace | ((state: ListState) => ColumnSpace);
  /** Views that every user has. Keep the array stable between renders. Default: none. */
  builtInViews?: readonly BuiltInView[];
}

interface ColumnSpace {
  minWidthPx: number;
  hiddenWhenNarrow: readonly string[];
  hiddenWhenWide?: readonly string[];
}

const allColumnsFit: ColumnSpace = { minWidthPx: 0, hiddenWhenNarrow: [] };

/** Controls a list: state and corrections, sort order, the current page, columns and density. */
export function useRecordList<Row>(options: RecordListOptions<Row>) {
  const {
    list,
    contract,
    state: hostState,
    onStateChange,
    preferences: store,
    columnSpace = allColumnsFit,
    refetchInterval,
  } = options;
  const queryClient = usePortalQueryClient();
  const views = useListViews(list, options.views, options.builtInViews);
  const [state, change] = useListState({ list, views, state: hostState, onStateChange });
  useSortCorrection(state, contract, change);
  const root = useRef<HTMLDivElement>(null);
  const space = typeof columnSpace === 'function' ? columnSpace(state) : columnSpace;
  const hiddenByDefault = useIsWide(root, space.minWidthPx) ? space.hiddenWhenWide : space.hiddenWhenNarrow;
  const [preferences, changePreferences] = viewColumns(
    state,
    change,
    useTablePreferences(list, store, hiddenByDefault),
  );

  const params = listParams(state, contract);
  const pageQuery = options.query(params);
  const query = useQuery(
    {
      ...pageQuery,
      ...(refetchInterval && { refetchInterval }),
      // Keeps the rows of the previous page visible while the next page loads, but never rows of another supplier.
      placeholderData: (rows: Page<Row> | undefined, from?: { queryKey: readonly unknown[] }) =>
        from?.queryKey[1] === pageQuery.queryKey[1] ? rows : undefined,
    },
    queryClient,
  );
  const data = query.data as Page<Row> | undefined;
  usePageCorrection(query.isPlaceholderData ? undefined : data, state, change);

  const { columnId, direction } = effectiveSort(state, contract);
  const sort = useMemo(() => ({ columnId, direction }), [columnId, direction]);
  return {
    name: list,
    root,
    state,
    change,
    /** Query parameters of the current state, for an export. */
    params,
    /** Reads any page of the list. */
    query: options.query,
    sort,
    views,
    preferences,
    changePreferences,
    rows: data?.rows,
    total: data?.total ?? null,
    isRefreshing: query.isFetching && data !== undefined,
    /** The rows belong to an earlier page, sort order, search or filter. */
    isOutdated: query.isPlaceholderData,
    /** Loaded rows remain visible when a refresh fails. */
    error: query.isError && data === undefined ? query.error : null,
    hasRefreshFailed: query.isError && data !== undefined,
    isEmpty: data?.rows.length === 0 && !query.isPlaceholderData,
    retry: () => void query.refetch(),
  };
}

/** State of a record list. See {@link useRecordList}. */
export type RecordListState<Row> = ReturnType<typeof useRecordList<Row>>;
