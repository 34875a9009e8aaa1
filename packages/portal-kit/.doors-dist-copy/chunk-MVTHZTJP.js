'use client';
import {
  datesOf,
  filterDatesMessages
} from "./chunk-FZYTLNVS.js";
import {
  ListExport
} from "./chunk-L4MBCHBY.js";
import {
  ordersMessages
} from "./chunk-X7LTRRNC.js";
import {
  ListUpload
} from "./chunk-CBQDSZNQ.js";
import {
  RecordList,
  useRecordList
} from "./chunk-UET6E7B5.js";
import {
  orderStatusLook,
  orderStatusMessages
} from "./chunk-6TRGWHH3.js";
import {
  useWarehouses
} from "./chunk-COKG77JT.js";
import {
  DestinationButton
} from "./chunk-TGM265ZM.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  WidgetBoundary
} from "./chunk-RKLTJXO2.js";
import {
  kernelMessages,
  usePortal
} from "./chunk-5YJY4CFD.js";

// src/features/orders/order-list.widget.tsx
import {
  exportInboundOrdersContract,
  exportOutboundOrdersContract,
  listCustomersContract,
  listInboundOrdersContract,
  listOutboundOrdersContract
} from "@portal-kit/sdk/contract";
import { customerQueries } from "@portal-kit/sdk/customers";
import { exportOrders, orderQueries, ordersTemplate } from "@portal-kit/sdk/orders";
import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useCallback, useMemo, useState } from "react";

// src/features/orders/order-filters.ts
var options = (labels) => Object.entries(labels).map(([id, label]) => ({ id, label }));
var ofOther = {
  inbound: /* @__PURE__ */ new Set(["PICKING", "SHIPPED"]),
  outbound: /* @__PURE__ */ new Set(["IN_RECEIVING", "CLOSED"])
};
function orderFilters(direction, texts, statuses, warehouses, customers, dates) {
  const summary = (value) => dates.dates(...datesOf(value));
  const day = direction === "inbound" ? "expectedArrivalDate" : "requestedShipDate";
  return [
    {
      field: "status",
      label: texts.columns.status,
      options: options(statuses.labels).filter(({ id }) => !ofOther[direction].has(id))
    },
    { field: day, label: texts.columns[day], kind: "dates", summary },
    {
      field: "warehouseId",
      label: texts.columns.warehouseName,
      options: warehouses.list?.map(({ warehouseId, name: name2 }) => ({
        id: warehouseId,
        label: name2 ?? warehouseId
      })),
      retry: warehouses.retry
    },
    ...customers ? [{ field: "customerId", label: texts.columns.customerName, ...customers }] : [],
    { field: "shippingType", label: texts.columns.shippingType, options: options(texts.shippingTypes) },
    { field: "orderDate", label: texts.columns.orderDate, kind: "dates", summary }
  ];
}

// src/features/orders/orders.columns.tsx
import { dataTableColumns } from "@portal-kit/ui/data-table";
import { StatusDot } from "@portal-kit/ui/status-dot";

// src/features/orders/orders.columns.css.ts
var name = "pk_jtix2";
var nowrap = "pk_jtix0";
var second = "pk_jtix1";

// src/features/orders/orders.columns.tsx
import { jsx, jsxs } from "react/jsx-runtime";
function orderColumns(direction, texts, kernel, statuses) {
  const { dash } = kernel;
  const column = dataTableColumns();
  const date = (id) => column.accessor((row) => row[id], {
    id,
    header: texts.columns[id],
    meta: { label: texts.columns[id] },
    cell: ({ row }) => /* @__PURE__ */ jsx("span", { className: nowrap, children: kernel.date(row.original[id] ?? "") || dash })
  });
  const customer = column.accessor("customerName", {
    header: texts.columns.customerName,
    meta: { label: texts.columns.customerName },
    cell: ({ row }) => /* @__PURE__ */ jsx("span", { className: name, children: row.original.customerName || dash })
  });
  return column.columns([
    column.accessor("orderId", {
      header: texts.columns.orderId,
      meta: { label: texts.columns.orderId, isRowHeader: true },
      cell: ({ row }) => /* @__PURE__ */ jsx("span", { className: nowrap, children: row.original.orderId })
    }),
    column.accessor("poNumber", {
      header: texts.columns.poNumber,
      meta: { label: texts.columns.poNumber },
      cell: ({ row: { original } }) => /* @__PURE__ */ jsxs("span", { className: nowrap, children: [
        original.poNumber || dash,
        original.referenceNumber && /* @__PURE__ */ jsx("span", { className: second, children: original.referenceNumber })
      ] })
    }),
    column.accessor("status", {
      header: texts.columns.status,
      meta: { label: texts.columns.status },
      cell: ({ row }) => {
        const { tone, label } = orderStatusLook(row.original.status ?? "", statuses);
        return /* @__PURE__ */ jsx(StatusDot, { tone, children: label || dash });
      }
    }),
    ...direction === "outbound" ? [customer] : [],
    column.accessor("warehouseName", {
      header: texts.columns.warehouseName,
      meta: { label: texts.columns.warehouseName },
      cell: ({ row: { original } }) => /* @__PURE__ */ jsx("span", { className: name, children: original.warehouseName || original.warehouseId || dash })
    }),
    date(direction === "inbound" ? "expectedArrivalDate" : "requestedShipDate"),
    column.accessor("shippingType", {
      header: texts.columns.shippingType,
      meta: { label: texts.columns.shippingType },
      cell: ({ row: { original } }) => /* @__PURE__ */ jsxs("span", { className: nowrap, children: [
        texts.shippingTypes[original.shippingType] ?? (original.shippingType || dash),
        original.scac && /* @__PURE__ */ jsx("span", { className: second, children: original.scac })
      ] })
    }),
    column.accessor((row) => row.totals?.cases, {
      id: "cases",
      header: texts.columns.cases,
      meta: { label: texts.columns.cases, align: "end" },
      cell: ({ row: { original } }) => /* @__PURE__ */ jsxs("span", { className: nowrap, children: [
        kernel.cases(original.totals.cases),
        /* @__PURE__ */ jsx("span", { className: second, children: texts.summary(
          original.totals.bottles > 0 ? kernel.bottles(original.totals.bottles) : void 0,
          original.itemsCount
        ) })
      ] })
    }),
    date("orderDate"),
    column.accessor("createdAt", {
      header: texts.columns.createdAt,
      meta: { label: texts.columns.createdAt },
      cell: ({ row }) => /* @__PURE__ */ jsx("span", { className: nowrap, children: kernel.instant(row.original.createdAt) })
    })
  ]);
}

// src/features/orders/order-list.widget.tsx
import { Fragment, jsx as jsx2, jsxs as jsxs2 } from "react/jsx-runtime";
function OrderList(props) {
  return /* @__PURE__ */ jsx2(WidgetBoundary, { children: /* @__PURE__ */ jsx2(OrderListView, { ...props }, props.direction) });
}
var contracts = { inbound: listInboundOrdersContract, outbound: listOutboundOrdersContract };
var exportContracts = {
  inbound: exportInboundOrdersContract,
  outbound: exportOutboundOrdersContract
};
var orderId = (row) => row.orderId;
var room = {
  inbound: { widePx: 1240, hiddenWithoutRoom: ["orderDate", "createdAt"] },
  outbound: { widePx: 1440, hiddenWithoutRoom: ["shippingType", "orderDate", "createdAt"] }
};
function OrderListView({ direction, renderActions, ...props }) {
  const { sdk, supplierId, can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(ordersMessages);
  const statuses = useMessages(orderStatusMessages);
  const dates = useMessages(filterDatesMessages);
  const own = texts.directions[direction];
  const list = useRecordList({
    ...props,
    list: `${direction}-orders`,
    contract: contracts[direction],
    query: (params) => orderQueries.list(sdk, { supplierId, direction, ...params }),
    room: room[direction]
  });
  const [isFiltering, setFiltering] = useState(list.state.filter !== "");
  const { warehouses, isError, retry } = useWarehouses({ isWanted: isFiltering });
  const retryWarehouses = isError ? retry : void 0;
  const customers = useCustomerChoices(direction === "outbound" && isFiltering);
  const columns = useMemo(
    () => orderColumns(direction, texts, kernel, statuses),
    [direction, texts, kernel, statuses]
  );
  const filters = useMemo(
    () => orderFilters(
      direction,
      texts,
      statuses,
      { list: warehouses, retry: retryWarehouses },
      direction === "outbound" ? customers : void 0,
      dates
    ),
    [direction, texts, statuses, warehouses, retryWarehouses, customers, dates]
  );
  const toDetails = useCallback(
    ({ orderId: orderId2 }) => ({ to: `${direction}.details`, orderId: orderId2 }),
    [direction]
  );
  return /* @__PURE__ */ jsx2(
    RecordList,
    {
      list,
      texts: { title: own.title, search: own.search, empty: texts.empty, showAll: own.showAll },
      emptyText: can(`${direction}-order-create`) ? own.emptyCreate : own.emptyReadOnly,
      columns,
      filters,
      onFilterIntent: () => setFiltering(true),
      getRowId: orderId,
      rowTo: can(`${direction}-order-details`) ? toDetails : void 0,
      renderActions,
      actions: /* @__PURE__ */ jsxs2(Fragment, { children: [
        /* @__PURE__ */ jsx2(
          ListExport,
          {
            label: texts.export,
            cancelLabel: texts.cancelExport,
            total: list.total,
            maxRows: exportContracts[direction].query.limit.maximum,
            fetchFile: (options2) => exportOrders(sdk, { supplierId, direction, ...list.selection, limit: void 0 }, options2)
          }
        ),
        can(`${direction}-order-upload`) && /* @__PURE__ */ jsx2(
          ListUpload,
          {
            fileType: direction === "inbound" ? "INBOUND_ORDERS" : "OUTBOUND_ORDERS",
            texts,
            fetchTemplate: (options2) => ordersTemplate(sdk, { supplierId, direction }, options2)
          }
        ),
        can(`${direction}-order-create`) && /* @__PURE__ */ jsx2(
          DestinationButton,
          {
            tone: "primary",
            to: { to: `${direction}.create` },
            icon: /* @__PURE__ */ jsx2(Plus, { size: 18, "aria-hidden": "true" }),
            children: texts.create
          }
        )
      ] })
    }
  );
}
function useCustomerChoices(isWanted) {
  const { sdk, supplierId } = usePortal();
  const query = useQuery({
    ...customerQueries.list(sdk, { supplierId, limit: listCustomersContract.query.limit.maximum }),
    enabled: isWanted
  });
  const { data, isError, refetch } = query;
  return useMemo(
    () => ({
      options: data?.rows.map(({ customerId, name: name2 }) => ({ id: customerId, label: name2 })),
      retry: isError ? () => void refetch() : void 0
    }),
    [data, isError, refetch]
  );
}

export {
  OrderList
};
