'use client';
import {
  runTask,
  told
} from "./chunk-42IWDKSU.js";
import {
  uploadsMessages
} from "./chunk-4I6WL6GE.js";
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
  DownloadButton
} from "./chunk-XPQSJDQO.js";
import {
  ListEmpty,
  ListFailure,
  list
} from "./chunk-PHYELHV7.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  WidgetBoundary
} from "./chunk-RKLTJXO2.js";
import {
  waitAfter
} from "./chunk-AJHTSYRZ.js";
import {
  kernelMessages,
  usePortal
} from "./chunk-5YJY4CFD.js";

// src/features/uploads/bulk-upload-results.widget.tsx
import { listImportsContract } from "@portal-kit/sdk/contract";
import { importQueries } from "@portal-kit/sdk/imports";
import { Button } from "@portal-kit/ui/button";
import { DataTable } from "@portal-kit/ui/data-table";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

// src/features/uploads/uploads.columns.tsx
import { dataTableColumns } from "@portal-kit/ui/data-table";
import { StatusDot } from "@portal-kit/ui/status-dot";

// src/features/uploads/report-buttons.tsx
import { importReport } from "@portal-kit/sdk/imports";

// src/features/uploads/check/failed-rows.ts
var byteOrderMark = "\uFEFF";
async function failedRowsFile(report, uploadedName, { signal } = {}) {
  const bytes = await report.blob.arrayBuffer();
  const csv = await runTask({ task: "failedRows", bytes }, signal);
  return {
    blob: new Blob([byteOrderMark, csv], { type: "text/csv" }),
    fileName: `Failed-rows_${uploadedName.replace(/\.(xlsx|csv)$/i, "")}.csv`
  };
}

// src/features/uploads/uploads.columns.css.ts
var counts = "pk_c5134";
var fileName = "pk_c5130";
var instant = "pk_c5133";
var note = "pk_c5136";
var outdated = "pk_c5137";
var person = "pk_c5132";
var reports = "pk_c5138";
var size = "pk_c5135";
var status = "pk_c5131";

// src/features/uploads/report-buttons.tsx
import { jsx, jsxs } from "react/jsx-runtime";
function ReportButtons({ record }) {
  const { sdk, supplierId } = usePortal();
  const { results } = useMessages(uploadsMessages);
  const { fileId, fileName: fileName2, failedRows, skippedRows } = record;
  return /* @__PURE__ */ jsxs("div", { className: reports, children: [
    /* @__PURE__ */ jsx(
      DownloadButton,
      {
        tone: "quiet",
        size: "small",
        label: results.report,
        name: results.reportOf(fileName2),
        cancelLabel: results.cancelReport(fileName2),
        fetchFile: (options) => importReport(sdk, { supplierId, fileId }, options)
      }
    ),
    (failedRows ?? 0) + (skippedRows ?? 0) > 0 && /* @__PURE__ */ jsx(
      DownloadButton,
      {
        tone: "quiet",
        size: "small",
        label: results.failedRows,
        name: results.failedRowsOf(fileName2),
        cancelLabel: results.cancelFailedRows(fileName2),
        fetchFile: async (options) => failedRowsFile(await importReport(sdk, { supplierId, fileId }, options), fileName2, options)
      }
    )
  ] });
}

// src/features/uploads/uploads.columns.tsx
import { Fragment, jsx as jsx2, jsxs as jsxs2 } from "react/jsx-runtime";
var tones = /* @__PURE__ */ new Map([
  ["PENDING", "info"],
  ["PROCESSING", "info"],
  ["COMPLETED", "ok"],
  ["COMPLETED_WITH_ERRORS", "warn"],
  ["FAILED", "bad"]
]);
var wordsFor = (code, words) => Object.hasOwn(words, code) ? words[code] : code;
var statusWords = ({ status: status2 }, { results }) => wordsFor(status2, results.status) || "";
var countsOf = ({ succeededRows, failedRows, skippedRows }, { results }) => typeof succeededRows === "number" ? results.counts(succeededRows, failedRows ?? 0, skippedRows ?? 0) : "";
function Person({ email }) {
  const [name, ...domain] = email.split("@");
  return /* @__PURE__ */ jsxs2("span", { className: person, children: [
    name,
    domain.length > 0 && /* @__PURE__ */ jsxs2(Fragment, { children: [
      "@",
      /* @__PURE__ */ jsx2("wbr", {}),
      domain.join("@")
    ] })
  ] });
}
function uploadColumns(texts, kernel) {
  const { results, fileTypes } = texts;
  const column = dataTableColumns();
  return column.columns([
    column.accessor("fileName", {
      header: results.columns.fileName,
      meta: { label: results.columns.fileName, isRowHeader: true },
      cell: ({ getValue }) => /* @__PURE__ */ jsx2("span", { className: fileName, children: getValue() || kernel.dash })
    }),
    column.accessor("fileType", {
      header: results.columns.fileType,
      meta: { label: results.columns.fileType },
      cell: ({ getValue }) => wordsFor(getValue(), fileTypes) || kernel.dash
    }),
    column.accessor("status", {
      header: results.columns.status,
      meta: { label: results.columns.status },
      cell: ({ getValue, row }) => /* @__PURE__ */ jsxs2(Fragment, { children: [
        /* @__PURE__ */ jsx2(StatusDot, { tone: tones.get(getValue()) ?? "neutral", children: /* @__PURE__ */ jsx2("span", { className: status, children: statusWords(row.original, texts) || kernel.dash }) }),
        row.original.errorMessage && /* @__PURE__ */ jsx2("span", { className: note, children: row.original.errorMessage })
      ] })
    }),
    column.accessor("uploadedBy", {
      header: results.columns.uploadedBy,
      meta: { label: results.columns.uploadedBy },
      cell: ({ getValue }) => /* @__PURE__ */ jsx2(Person, { email: getValue() || kernel.dash })
    }),
    column.accessor("uploadedAt", {
      header: results.columns.uploadedAt,
      meta: { label: results.columns.uploadedAt },
      cell: ({ getValue }) => /* @__PURE__ */ jsx2("span", { className: instant, children: getValue() ? kernel.instant(getValue()) : kernel.dash })
    }),
    column.accessor("totalRows", {
      header: results.columns.rows,
      meta: { label: results.columns.rows },
      cell: ({ row: { original } }) => {
        const { totalRows } = original;
        const counts2 = countsOf(original, texts);
        if (typeof totalRows !== "number") return kernel.dash;
        if (counts2 === "") return results.rows(totalRows);
        return /* @__PURE__ */ jsxs2(Fragment, { children: [
          /* @__PURE__ */ jsx2("span", { className: counts, children: counts2 }),
          /* @__PURE__ */ jsx2("span", { className: note, children: results.total(totalRows) })
        ] });
      }
    }),
    column.accessor("fileSize", {
      header: results.columns.fileSize,
      meta: { label: results.columns.fileSize, align: "end" },
      cell: ({ getValue }) => /* @__PURE__ */ jsx2("span", { className: size, children: typeof getValue() === "number" ? kernel.fileSize(getValue()) : kernel.dash })
    }),
    column.display({
      id: "report",
      header: results.columns.report,
      meta: { label: results.columns.report },
      cell: ({ row: { original } }) => original.reportAvailable ? /* @__PURE__ */ jsx2(ReportButtons, { record: original }) : kernel.dash
    })
  ]);
}

// src/features/uploads/use-settled-uploads.ts
import { useEffect, useRef, useState } from "react";
var isUnderWay = ({ status: status2 }) => status2 === "PENDING" || status2 === "PROCESSING";
function useSettledUploads(rows) {
  const watched = useRef(/* @__PURE__ */ new Set());
  const [settled, setSettled] = useState([]);
  useEffect(() => {
    if (!rows) return;
    const ended = rows.filter((row) => watched.current.has(row.fileId) && !isUnderWay(row));
    watched.current = new Set(rows.filter(isUnderWay).map(({ fileId }) => fileId));
    if (ended.length > 0) setSettled(ended);
  }, [rows]);
  return settled;
}

// src/features/uploads/bulk-upload-results.widget.tsx
import { jsx as jsx3, jsxs as jsxs3 } from "react/jsx-runtime";
var pollMs = 1e4;
var recordId = ({ fileId }) => fileId;
function BulkUploadResults(props) {
  return /* @__PURE__ */ jsx3(WidgetBoundary, { children: /* @__PURE__ */ jsx3(BulkUploadResultsView, { ...props }) });
}
function BulkUploadResultsView({
  state: hostState,
  onStateChange,
  preferences: store
}) {
  const { sdk, supplierId } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(uploadsMessages);
  const [state, change] = useListState({ list: "uploads", state: hostState, onStateChange });
  useKnownSort(state, listImportsContract, change);
  const [preferences, changePreferences] = useTablePreferences("uploads", store);
  const list2 = useQuery({
    ...importQueries.list(sdk, { supplierId, ...listParams(state, listImportsContract) }),
    placeholderData: (page, query) => query?.queryKey[1] === supplierId ? page : void 0,
    refetchInterval: ({ state: { data, error } }) => data?.rows.some(isUnderWay) ? Math.max(pollMs, waitAfter(error)) : false
  });
  const settled = useSettledUploads(list2.isPlaceholderData ? void 0 : list2.data?.rows);
  useLastPage(list2.isPlaceholderData ? void 0 : list2.data, state, change);
  const columns = useMemo(() => uploadColumns(texts, kernel), [texts, kernel]);
  const choosable = useMemo(() => choosableColumns(columns), [columns]);
  const filters = useMemo(() => {
    const options = (labels) => Object.entries(labels).map(([id, label]) => ({ id, label }));
    return [
      { field: "fileType", label: texts.results.columns.fileType, options: options(texts.fileTypes) },
      { field: "status", label: texts.results.columns.status, options: options(texts.results.status) }
    ];
  }, [texts]);
  const { columnId, direction } = effectiveSort(state, listImportsContract);
  const sort = useMemo(() => ({ columnId, direction }), [columnId, direction]);
  const isNarrowed = state.searchInput !== "" || state.filter !== "";
  const message = list2.isError && list2.data === void 0 ? /* @__PURE__ */ jsx3(ListFailure, { error: list2.error, onRetry: () => void list2.refetch() }) : list2.data?.rows.length === 0 && !list2.isPlaceholderData ? /* @__PURE__ */ jsx3(
    ListEmpty,
    {
      text: isNarrowed ? texts.results.noMatch : texts.results.empty,
      actions: isNarrowed && /* @__PURE__ */ jsx3(Button, { onClick: () => change({ searchInput: "", filter: "", page: 0 }), children: texts.results.showAll })
    }
  ) : void 0;
  return /* @__PURE__ */ jsxs3("div", { className: list, children: [
    /* @__PURE__ */ jsx3(
      ListToolbar,
      {
        searchLabel: texts.results.search,
        state,
        onStateChange: change,
        columns: choosable,
        preferences,
        onPreferencesChange: changePreferences,
        filters
      }
    ),
    /* @__PURE__ */ jsx3("p", { role: "status", className: outdated, children: list2.isError && list2.data !== void 0 && texts.results.outdated }),
    /* @__PURE__ */ jsx3("p", { "aria-live": "polite", className: told, children: settled.map(
      (record) => texts.results.settled(record.fileName, statusWords(record, texts), countsOf(record, texts))
    ).join(" ") }),
    /* @__PURE__ */ jsx3(
      DataTable,
      {
        label: texts.resultsTitle,
        columns,
        rows: list2.data?.rows,
        getRowId: recordId,
        sort,
        onSortChange: ({ columnId: columnId2, direction: direction2 }) => change({ orderBy: columnId2, order: direction2, page: 0 }),
        hiddenColumnIds: preferences.hiddenColumnIds,
        density: preferences.density,
        pageSize: state.rowsPerPage,
        isRefreshing: list2.isFetching && list2.data !== void 0,
        loadingLabel: kernel.loading,
        message,
        footer: /* @__PURE__ */ jsx3(
          ListPagination,
          {
            state,
            onStateChange: change,
            total: list2.data?.total ?? null,
            rowCount: list2.data?.rows.length
          }
        )
      }
    )
  ] });
}

export {
  BulkUploadResults
};
