'use client';
import {
  suppliersMessages
} from "./chunk-AMY5J4F2.js";
import {
  ActiveStatus
} from "./chunk-DNTWLVZT.js";
import {
  RecordList,
  useRecordList
} from "./chunk-UET6E7B5.js";
import {
  labelledOptions
} from "./chunk-J6VFUVQA.js";
import {
  partyMessages
} from "./chunk-MBHF23XG.js";
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

// src/features/suppliers/supplier-list.widget.tsx
import { listSuppliersContract } from "@portal-kit/sdk/contract";
import { supplierQueries } from "@portal-kit/sdk/suppliers";
import Plus from "lucide-react/icons/plus";
import { useMemo } from "react";

// src/features/suppliers/suppliers.columns.tsx
import { dataTableColumns } from "@portal-kit/ui/data-table";
import { jsx } from "react/jsx-runtime";
function supplierColumns(texts, parties, { dash }) {
  const { columns } = texts;
  const column = dataTableColumns();
  return column.columns([
    column.accessor("name", { header: columns.name, meta: { label: columns.name, isRowHeader: true } }),
    column.accessor("supplierId", { header: columns.supplierId, meta: { label: columns.supplierId } }),
    column.accessor("inventoryType", {
      header: columns.inventoryType,
      meta: { label: columns.inventoryType },
      cell: ({ getValue }) => texts.inventoryTypes[getValue()] ?? (getValue() || dash)
    }),
    column.display({
      id: "warehouses",
      header: columns.warehouses,
      meta: { label: columns.warehouses },
      cell: ({ row }) => texts.warehouses(
        (row.original.warehouses ?? []).map(({ warehouseId, name }) => name || warehouseId)
      ) || dash
    }),
    column.accessor("status", {
      header: columns.status,
      meta: { label: columns.status },
      cell: ({ getValue }) => /* @__PURE__ */ jsx(ActiveStatus, { status: getValue(), texts: parties, dash })
    })
  ]);
}

// src/features/suppliers/supplier-list.widget.tsx
import { jsx as jsx2 } from "react/jsx-runtime";
function SupplierList(props) {
  return /* @__PURE__ */ jsx2(WidgetBoundary, { children: /* @__PURE__ */ jsx2(SupplierListView, { ...props }) });
}
var supplierId = (supplier) => supplier.supplierId;
var toEdit = ({ supplierId: supplierId2 }) => ({ to: "suppliers.edit", supplierId: supplierId2 });
function SupplierListView({ renderActions, ...props }) {
  const { sdk, can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(suppliersMessages);
  const parties = useMessages(partyMessages);
  const list = useRecordList({
    ...props,
    list: "suppliers",
    contract: listSuppliersContract,
    query: (params) => supplierQueries.list(sdk, params)
  });
  const columns = useMemo(() => supplierColumns(texts, parties, kernel), [texts, parties, kernel]);
  const filters = useMemo(
    () => [
      {
        field: "inventoryType",
        label: texts.columns.inventoryType,
        options: labelledOptions(texts.inventoryTypes)
      },
      { field: "status", label: texts.columns.status, options: labelledOptions(parties.status) }
    ],
    [texts, parties]
  );
  return /* @__PURE__ */ jsx2(
    RecordList,
    {
      list,
      texts,
      emptyText: can("supplier-create") ? texts.emptyCreate : texts.emptyReadOnly,
      columns,
      filters,
      getRowId: supplierId,
      rowTo: can("supplier-edit") ? toEdit : void 0,
      renderActions,
      actions: can("supplier-create") && /* @__PURE__ */ jsx2(
        DestinationButton,
        {
          to: { to: "suppliers.create" },
          tone: "primary",
          icon: /* @__PURE__ */ jsx2(Plus, { size: 18, "aria-hidden": "true" }),
          children: texts.add
        }
      )
    }
  );
}

export {
  SupplierList
};
