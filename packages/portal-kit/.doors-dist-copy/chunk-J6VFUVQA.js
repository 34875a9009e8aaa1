'use client';
import {
  add,
  bar,
  chip,
  face,
  filterMessages,
  remove
} from "./chunk-4SJHRNQB.js";
import {
  useDebouncedSearch
} from "./chunk-HKVVLY4L.js";
import {
  effectiveSort,
  emptyListState,
  pageSizes,
  searchMaxLength
} from "./chunk-EZMODM5B.js";
import {
  toolbar
} from "./chunk-PHYELHV7.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  PortalContext,
  kernelMessages,
  usePortal
} from "./chunk-5YJY4CFD.js";

// src/lists/choosable-columns.ts
function choosableColumns(columns) {
  return columns.filter((column) => !column.meta?.isRowHeader).map((column) => {
    const id = "accessorKey" in column ? String(column.accessorKey) : column.id ?? "";
    return { id, label: column.meta?.label ?? "" };
  });
}

// src/lists/list-pagination.tsx
import { Pagination } from "@portal-kit/ui/pagination";
import { useMemo } from "react";
import { jsx } from "react/jsx-runtime";
function ListPagination({ state, onStateChange, total, rowCount }) {
  const texts = useMessages(kernelMessages);
  const labels = useMemo(
    () => ({
      rowsPerPage: texts.rowsPerPage,
      range: texts.range,
      previous: texts.previousPage,
      next: texts.nextPage
    }),
    [texts]
  );
  return /* @__PURE__ */ jsx(
    Pagination,
    {
      page: state.page,
      rowsPerPage: state.rowsPerPage,
      total,
      rowCount,
      options: pageSizes,
      texts: labels,
      onPageChange: (page) => onStateChange({ page }),
      onRowsPerPageChange: (rowsPerPage) => onStateChange({ rowsPerPage, page: Math.floor(state.page * state.rowsPerPage / rowsPerPage) })
    }
  );
}

// src/lists/filters/filter-field.ts
import { formatFilter, parseFilter } from "@portal-kit/sdk/filters";
var labelledOptions = (labels) => Object.entries(labels).map(([id, label]) => ({ id, label }));
function filterValues(filter, field) {
  return parseFilter(filter).get(field) ?? [];
}
function withFilterValues(filter, field, values) {
  const fields = new Map(parseFilter(filter));
  fields.set(field, values);
  return formatFilter(Object.fromEntries(fields));
}

// src/lists/list-toolbar.tsx
import { Button as Button2 } from "@portal-kit/ui/button";
import { lazyPart as lazyPart3 } from "@portal-kit/ui/lazy-part";
import { SearchField } from "@portal-kit/ui/search-field";
import Columns3 from "lucide-react/icons/columns-3";
import { useId as useId3, useRef as useRef3, useState as useState2 } from "react";

// src/lists/filters/filter-bar.tsx
import { parseFilter as parseFilter2 } from "@portal-kit/sdk/filters";
import { Button } from "@portal-kit/ui/button";
import { lazyPart as lazyPart2 } from "@portal-kit/ui/lazy-part";
import Plus from "lucide-react/icons/plus";
import { useEffect as useEffect2, useId as useId2, useRef as useRef2, useState } from "react";

// src/lists/filters/filter-chip.tsx
import { lazyPart } from "@portal-kit/ui/lazy-part";
import X from "lucide-react/icons/x";
import { useEffect, useId, useRef } from "react";
import { jsx as jsx2, jsxs } from "react/jsx-runtime";
var FilterChoices = lazyPart(async () => (await import("./filter-choices-NKEC4XPJ.js")).FilterChoices);
function FilterChip({ filter, values, isOpen, onOpenChange, onChange, onRemove }) {
  const texts = useMessages(filterMessages);
  const trigger = useRef(null);
  const id = useId();
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) trigger.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const labelOf = (value) => filter.options?.find((option) => option.id === value)?.label ?? value;
  const summary = values.length === 0 ? texts.any : texts.values(values.map(filter.summary ?? labelOf));
  return /* @__PURE__ */ jsxs("span", { part: "filter", className: chip, children: [
    /* @__PURE__ */ jsx2(
      "button",
      {
        ref: trigger,
        type: "button",
        className: face,
        "aria-haspopup": "dialog",
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? id : void 0,
        onPointerEnter: FilterChoices.preload,
        onFocus: FilterChoices.preload,
        onClick: () => onOpenChange(!isOpen),
        children: texts.chip(filter.label, summary)
      }
    ),
    /* @__PURE__ */ jsx2("button", { type: "button", className: remove, "aria-label": texts.remove(filter.label), onClick: onRemove, children: /* @__PURE__ */ jsx2(X, { size: 14, "aria-hidden": "true" }) }),
    isOpen && /* @__PURE__ */ jsx2(
      FilterChoices,
      {
        id,
        filter,
        values,
        triggerRef: trigger,
        onChange,
        onClose: () => onOpenChange(false),
        onLoadFailed: () => onOpenChange(false)
      }
    )
  ] });
}

// src/lists/filters/filter-bar.tsx
import { jsx as jsx3, jsxs as jsxs2 } from "react/jsx-runtime";
var FilterMenu = lazyPart2(async () => (await import("./filter-menu-5L37IJCO.js")).FilterMenu);
function FilterBar({ fields, filter, onFilterChange, onIntent }) {
  const texts = useMessages(filterMessages);
  const [openField, setOpenField] = useState(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const menuId = useId2();
  const menuButton = useRef2(null);
  const [isChipGone, setChipGone] = useState(false);
  useEffect2(() => {
    if (!isChipGone) return;
    setChipGone(false);
    menuButton.current?.focus();
  }, [isChipGone]);
  const set = [...parseFilter2(filter).keys()];
  const known = fields.filter(({ field }) => set.includes(field) || field === openField);
  const others = set.filter((field) => !fields.some((offered) => offered.field === field)).map(
    (field) => ({
      field,
      label: field,
      options: filterValues(filter, field).map((value) => ({ id: value, label: value }))
    })
  );
  const unused = fields.filter((field) => !known.includes(field));
  const preload = () => {
    FilterMenu.preload();
    FilterChoices.preload();
    onIntent?.();
  };
  return /* @__PURE__ */ jsxs2("div", { className: bar, children: [
    [...known, ...others].map((field) => /* @__PURE__ */ jsx3(
      FilterChip,
      {
        filter: field,
        values: filterValues(filter, field.field),
        isOpen: openField === field.field,
        onOpenChange: (isOpen) => {
          setOpenField(isOpen ? field.field : null);
          setChipGone(!isOpen && !set.includes(field.field));
        },
        onChange: (values) => onFilterChange(withFilterValues(filter, field.field, values)),
        onRemove: () => {
          setOpenField(null);
          setChipGone(true);
          onFilterChange(withFilterValues(filter, field.field, []));
        }
      },
      field.field
    )),
    unused.length > 0 && /* @__PURE__ */ jsxs2(
      "button",
      {
        ref: menuButton,
        type: "button",
        part: "filter-add",
        className: add,
        "aria-haspopup": "menu",
        "aria-expanded": isMenuOpen,
        "aria-controls": isMenuOpen ? menuId : void 0,
        onPointerEnter: preload,
        onFocus: preload,
        onClick: () => {
          onIntent?.();
          setMenuOpen(true);
        },
        children: [
          /* @__PURE__ */ jsx3(Plus, { size: 14, "aria-hidden": "true" }),
          texts.add
        ]
      }
    ),
    isMenuOpen && /* @__PURE__ */ jsx3(
      FilterMenu,
      {
        id: menuId,
        label: texts.add,
        triggerRef: menuButton,
        fields: unused,
        onPick: setOpenField,
        onOpenChange: setMenuOpen,
        onLoadFailed: () => setMenuOpen(false)
      }
    ),
    set.length > 1 && /* @__PURE__ */ jsx3(
      Button,
      {
        tone: "quiet",
        size: "small",
        onClick: () => {
          setChipGone(true);
          onFilterChange("");
        },
        children: texts.clear
      }
    )
  ] });
}

// src/lists/list-toolbar.tsx
import { jsx as jsx4, jsxs as jsxs3 } from "react/jsx-runtime";
var ColumnMenu = lazyPart3(async () => (await import("@portal-kit/ui/column-menu")).ColumnMenu);
function ListToolbar(props) {
  const {
    searchLabel,
    state,
    onStateChange,
    columns,
    preferences,
    filters,
    onPreferencesChange,
    onFilterIntent,
    children
  } = props;
  const { searchKey } = usePortal();
  const texts = useMessages(kernelMessages);
  const [search, setSearch] = useDebouncedSearch(
    state.searchInput,
    (searchInput) => onStateChange({ searchInput, page: 0 })
  );
  const [isMenuOpen, setMenuOpen] = useState2(false);
  const menuId = useId3();
  const menuButton = useRef3(null);
  return /* @__PURE__ */ jsxs3("div", { part: "toolbar", className: toolbar, children: [
    /* @__PURE__ */ jsx4(
      SearchField,
      {
        label: searchLabel,
        placeholder: searchLabel,
        clearLabel: texts.clearSearch,
        value: search,
        onChange: setSearch,
        maxLength: searchMaxLength,
        shortcut: searchKey ?? false
      }
    ),
    /* @__PURE__ */ jsx4(
      FilterBar,
      {
        fields: filters,
        filter: state.filter,
        onIntent: onFilterIntent,
        onFilterChange: (filter) => onStateChange({ filter, page: 0 })
      }
    ),
    /* @__PURE__ */ jsx4(
      Button2,
      {
        buttonRef: menuButton,
        tone: "quiet",
        icon: /* @__PURE__ */ jsx4(Columns3, { size: 18, "aria-hidden": "true" }),
        "aria-haspopup": "menu",
        "aria-expanded": isMenuOpen,
        "aria-controls": isMenuOpen ? menuId : void 0,
        onPointerEnter: ColumnMenu.preload,
        onFocus: ColumnMenu.preload,
        onClick: () => setMenuOpen(true),
        children: texts.columns
      }
    ),
    children,
    isMenuOpen && /* @__PURE__ */ jsx4(
      ColumnMenu,
      {
        id: menuId,
        label: texts.columns,
        triggerRef: menuButton,
        onOpenChange: setMenuOpen,
        onLoadFailed: () => setMenuOpen(false),
        columns,
        hiddenColumnIds: preferences.hiddenColumnIds,
        onHiddenColumnIdsChange: (hiddenColumnIds) => onPreferencesChange({ hiddenColumnIds }),
        density: preferences.density,
        densityLabels: texts.density,
        onDensityChange: (density) => onPreferencesChange({ density })
      }
    )
  ] });
}

// src/lists/use-known-sort.ts
import { useEffect as useEffect3 } from "react";
function useKnownSort(state, contract, onStateChange) {
  const isUnknown = (state.orderBy ?? state.order) !== void 0 && effectiveSort(state, contract).isDefault;
  useEffect3(() => {
    if (isUnknown) onStateChange({ orderBy: void 0, order: void 0 }, { isCorrection: true });
  }, [isUnknown, onStateChange]);
}

// src/lists/use-last-page.ts
import { useEffect as useEffect4, useRef as useRef4 } from "react";
function useLastPage(page, state, onStateChange) {
  const stepsBack = useRef4(1);
  const judged = useRef4(void 0);
  const isPast = page !== void 0 && page.rows.length === 0 && state.page > 0;
  const total = page?.total ?? null;
  useEffect4(() => {
    if (page === void 0 || page === judged.current) return;
    judged.current = page;
    if (!isPast) {
      stepsBack.current = 1;
      return;
    }
    const last = total === null ? Math.max(0, state.page - stepsBack.current) : Math.max(0, Math.ceil(total / state.rowsPerPage) - 1);
    stepsBack.current *= 2;
    if (last < state.page) onStateChange({ page: last }, { isCorrection: true });
  }, [page, isPast, total, state.page, state.rowsPerPage, onStateChange]);
}

// src/lists/use-list-state.ts
import { useCallback, useContext, useRef as useRef5, useState as useState3 } from "react";
function useListState({ list, state, onStateChange }) {
  const emit = useContext(PortalContext)?.emit;
  const [own, setOwn] = useState3(emptyListState);
  const current = state ?? own;
  const latest = useRef5(current);
  latest.current = current;
  const isControlled = state !== void 0;
  const change = useCallback(
    (part, ...how) => {
      const next = { ...latest.current, ...part };
      latest.current = next;
      if (!isControlled) setOwn(next);
      onStateChange?.(next, ...how);
      emit?.({ type: "list.changed", detail: { list, state: next } });
    },
    [list, isControlled, onStateChange, emit]
  );
  return [current, change];
}

// src/lists/use-table-preferences.ts
import { useState as useState4 } from "react";
var noColumns = [];
function readPreferences(value) {
  if (typeof value !== "object" || value === null) return void 0;
  const { hiddenColumnIds, density } = value;
  return {
    hiddenColumnIds: Array.isArray(hiddenColumnIds) ? hiddenColumnIds.filter((id) => typeof id === "string") : [],
    density: density === "dense" ? "dense" : "comfortable"
  };
}
function useTablePreferences(table, store, hiddenByDefault = noColumns) {
  const [chosen, setChosen] = useState4(() => readPreferences(store?.read(table)));
  const preferences = chosen ?? {
    hiddenColumnIds: hiddenByDefault,
    density: "comfortable"
  };
  const change = (part) => {
    const next = { ...preferences, ...part };
    setChosen(next);
    store?.write(table, next);
  };
  return [preferences, change];
}

export {
  choosableColumns,
  ListPagination,
  labelledOptions,
  filterValues,
  ListToolbar,
  useKnownSort,
  useLastPage,
  useListState,
  useTablePreferences
};
