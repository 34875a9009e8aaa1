'use client';

// src/lists/list-state.ts
import { listItemsContract } from "@portal-kit/sdk/contract";
var pageSizes = [10, 20, 50, 100];
var { searchString, filter: filterBounds } = listItemsContract.query;
var searchMaxLength = searchString.maxLength;
var filterPattern = new RegExp(filterBounds.pattern, "u");
var pageMax = 1e5;
var defaultRowsPerPage = 10;
var emptyListState = {
  page: 0,
  rowsPerPage: defaultRowsPerPage,
  order: void 0,
  orderBy: void 0,
  searchInput: "",
  filter: "",
  detailsId: void 0
};
function encodeListState(state) {
  const params = new URLSearchParams();
  if (state.page > 0) params.set("page", String(state.page));
  if (state.rowsPerPage !== defaultRowsPerPage) params.set("rowsPerPage", String(state.rowsPerPage));
  if (state.order) params.set("order", state.order);
  if (state.orderBy) params.set("orderBy", state.orderBy);
  if (state.searchInput) params.set("searchInput", state.searchInput);
  if (state.filter) params.set("filter", state.filter);
  if (state.detailsId) params.set("detailsId", state.detailsId);
  return params;
}
var wholeNumber = (text) => text !== null && /^\d{1,6}$/.test(text) ? Number(text) : void 0;
function decodeListState(params) {
  const page = wholeNumber(params.get("page")) ?? 0;
  const rowsPerPage = wholeNumber(params.get("rowsPerPage"));
  const order = params.get("order");
  const orderBy = params.get("orderBy");
  const filter = params.get("filter") ?? "";
  const detailsId = params.get("detailsId");
  return {
    page: Math.min(page, pageMax),
    rowsPerPage: pageSizes.find((size) => size === rowsPerPage) ?? defaultRowsPerPage,
    order: order === "ASC" || order === "DESC" ? order : void 0,
    orderBy: orderBy && /^[A-Za-z][A-Za-z0-9]{0,39}$/.test(orderBy) ? orderBy : void 0,
    searchInput: [...params.get("searchInput") ?? ""].slice(0, searchMaxLength).join(""),
    filter: filter.length <= filterBounds.maxLength && filterPattern.test(filter) ? filter : "",
    detailsId: detailsId && detailsId.length <= 64 ? detailsId : void 0
  };
}
function effectiveSort(state, contract) {
  const { orderBy, order = "ASC" } = state;
  if (orderBy && contract.sortFields.includes(orderBy)) {
    return { columnId: orderBy, direction: order, isDefault: false };
  }
  const { sortBy, sortDirection } = contract.defaultSort;
  return { columnId: sortBy, direction: sortDirection, isDefault: true };
}
function listParams(state, contract) {
  const { columnId, direction, isDefault } = effectiveSort(state, contract);
  return {
    limit: state.rowsPerPage,
    offset: state.page * state.rowsPerPage,
    sortBy: isDefault ? void 0 : columnId,
    sortDirection: isDefault ? void 0 : direction,
    searchString: state.searchInput.trim() || void 0,
    filter: state.filter || void 0
  };
}

export {
  pageSizes,
  searchMaxLength,
  emptyListState,
  encodeListState,
  decodeListState,
  effectiveSort,
  listParams
};
