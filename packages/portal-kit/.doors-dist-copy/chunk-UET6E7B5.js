'use client';
import {
  ListPagination,
  ListToolbar,
  choosableColumns,
  useKnownSort,
  useLastPage,
  useListState,
  useTablePreferences
} from "./chunk-J6VFUVQA.js";
import {
  effectiveSort,
  listParams
} from "./chunk-EZMODM5B.js";
import {
  ListEmpty,
  ListFailure,
  actions,
  list
} from "./chunk-PHYELHV7.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  kernelMessages,
  usePortal
} from "./chunk-5YJY4CFD.js";

// src/lists/record-list.tsx
import { Button } from "@portal-kit/ui/button";
import { DataTable } from "@portal-kit/ui/data-table";
import { useMemo } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
function RecordList(props) {
  const { list: list2, texts, columns, filters, onFilterIntent, getRowId, rowTo, actions: actions2, renderActions } = props;
  const { state, change, preferences } = list2;
  const { navigation } = usePortal();
  const kernel = useMessages(kernelMessages);
  const choosable = useMemo(() => choosableColumns(columns), [columns]);
  const rowNavigation = useMemo(
    () => rowTo && {
      getRowHref: (row) => navigation.href(rowTo(row)),
      onRowOpen: (row, event) => {
        event.preventDefault();
        navigation.go(rowTo(row));
      },
      onRowIntent: (row) => navigation.prepare?.(rowTo(row))
    },
    [rowTo, navigation]
  );
  const isNarrowed = state.searchInput !== "" || state.filter !== "";
  const message = list2.error ? /* @__PURE__ */ jsx(ListFailure, { error: list2.error, onRetry: list2.retry }) : list2.isEmpty ? /* @__PURE__ */ jsx(
    ListEmpty,
    {
      text: isNarrowed ? texts.empty : props.emptyText,
      actions: isNarrowed && /* @__PURE__ */ jsx(Button, { onClick: () => change({ searchInput: "", filter: "", page: 0 }), children: texts.showAll })
    }
  ) : void 0;
  return /* @__PURE__ */ jsxs("div", { ref: list2.root, className: list, children: [
    renderActions ? renderActions(actions2) : /* @__PURE__ */ jsx("div", { part: "actions", className: actions, children: actions2 }),
    /* @__PURE__ */ jsx(
      ListToolbar,
      {
        searchLabel: texts.search,
        state,
        onStateChange: change,
        columns: choosable,
        filters,
        ...onFilterIntent && { onFilterIntent },
        preferences,
        onPreferencesChange: list2.changePreferences
      }
    ),
    /* @__PURE__ */ jsx(
      DataTable,
      {
        label: texts.title,
        columns,
        rows: list2.rows,
        getRowId,
        ...rowNavigation,
        sort: list2.sort,
        onSortChange: ({ columnId, direction }) => change({ orderBy: columnId, order: direction, page: 0 }),
        hiddenColumnIds: preferences.hiddenColumnIds,
        density: preferences.density,
        pageSize: state.rowsPerPage,
        isRefreshing: list2.isRefreshing,
        loadingLabel: kernel.loading,
        message,
        footer: /* @__PURE__ */ jsx(
          ListPagination,
          {
            state,
            onStateChange: change,
            total: list2.total,
            rowCount: list2.rows?.length
          }
        )
      }
    )
  ] });
}

// src/lists/use-record-list.ts
import { useQuery } from "@tanstack/react-query";
import { useMemo as useMemo2, useRef } from "react";

// src/lists/use-is-wide.ts
import { useBrowserLayoutEffect } from "@portal-kit/ui/layout-effect";
import { useState } from "react";
function useIsWide(element, minPx) {
  const [isWide, setWide] = useState(false);
  useBrowserLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWide(current.clientWidth >= minPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, minPx]);
  return isWide;
}

// src/lists/use-record-list.ts
var enough = { widePx: 0, hiddenWithoutRoom: [] };
function useRecordList(options) {
  const { list: list2, contract, state: hostState, onStateChange, preferences: store, room = enough } = options;
  const [state, change] = useListState({ list: list2, state: hostState, onStateChange });
  useKnownSort(state, contract, change);
  const root = useRef(null);
  const hiddenByDefault = useIsWide(root, room.widePx) ? void 0 : room.hiddenWithoutRoom;
  const [preferences, changePreferences] = useTablePreferences(list2, store, hiddenByDefault);
  const selection = listParams(state, contract);
  const page = options.query(selection);
  const query = useQuery({
    ...page,
    // The last page's rows stay while the next one loads, but never another supplier's.
    placeholderData: (rows, from) => from?.queryKey[1] === page.queryKey[1] ? rows : void 0
  });
  const data = query.data;
  useLastPage(query.isPlaceholderData ? void 0 : data, state, change);
  const { columnId, direction } = effectiveSort(state, contract);
  const sort = useMemo2(() => ({ columnId, direction }), [columnId, direction]);
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
    isRefreshing: query.isFetching && data !== void 0,
    /** Rows that could not be refreshed are better than none. */
    error: query.isError && data === void 0 ? query.error : null,
    isEmpty: data?.rows.length === 0 && !query.isPlaceholderData,
    retry: () => void query.refetch()
  };
}

export {
  RecordList,
  useRecordList
};
