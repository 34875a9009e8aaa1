'use client';
import {
  warehousesMessages
} from "./chunk-JHFZP7FK.js";
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

// src/features/warehouses/warehouse-list.widget.tsx
import { statesByCountry } from "@portal-kit/sdk/bounds";
import { listWarehousesContract } from "@portal-kit/sdk/contract";
import { warehouseQueries } from "@portal-kit/sdk/warehouses";
import Plus from "lucide-react/icons/plus";
import { useMemo } from "react";

// src/features/warehouses/warehouses.columns.tsx
import { dataTableColumns } from "@portal-kit/ui/data-table";
import { jsx } from "react/jsx-runtime";
function warehouseColumns(texts, parties, { dash }) {
  const { columns } = texts;
  const column = dataTableColumns();
  return column.columns([
    column.accessor("name", { header: columns.name, meta: { label: columns.name, isRowHeader: true } }),
    column.accessor("warehouseId", { header: columns.warehouseId, meta: { label: columns.warehouseId } }),
    column.accessor(({ addresses }) => addresses[0]?.city, {
      id: "city",
      header: columns.city,
      meta: { label: columns.city },
      cell: ({ getValue }) => getValue() || dash
    }),
    column.accessor(({ addresses }) => addresses[0]?.stateCode, {
      id: "stateCode",
      header: columns.stateCode,
      meta: { label: columns.stateCode },
      cell: ({ getValue }) => getValue() || dash
    }),
    column.accessor("isBonded", {
      header: columns.isBonded,
      meta: { label: columns.isBonded },
      cell: ({ getValue }) => getValue() ? parties.yes : parties.no
    }),
    column.accessor("status", {
      header: columns.status,
      meta: { label: columns.status },
      cell: ({ getValue }) => /* @__PURE__ */ jsx(ActiveStatus, { status: getValue(), texts: parties, dash })
    })
  ]);
}

// src/features/warehouses/warehouse-list.widget.tsx
import { jsx as jsx2 } from "react/jsx-runtime";
function WarehouseList(props) {
  return /* @__PURE__ */ jsx2(WidgetBoundary, { children: /* @__PURE__ */ jsx2(WarehouseListView, { ...props }) });
}
var warehouseId = (warehouse) => warehouse.warehouseId;
var toEdit = ({ warehouseId: warehouseId2 }) => ({ to: "warehouses.edit", warehouseId: warehouseId2 });
function WarehouseListView({ renderActions, ...props }) {
  const { sdk, can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(warehousesMessages);
  const parties = useMessages(partyMessages);
  const list = useRecordList({
    ...props,
    list: "warehouses",
    contract: listWarehousesContract,
    query: (params) => warehouseQueries.list(sdk, params)
  });
  const columns = useMemo(() => warehouseColumns(texts, parties, kernel), [texts, parties, kernel]);
  const filters = useMemo(
    () => [
      {
        field: "stateCode",
        label: texts.columns.stateCode,
        options: labelledOptions({ ...statesByCountry.USA, ...statesByCountry.CAN })
      },
      {
        field: "isBonded",
        label: texts.columns.isBonded,
        options: labelledOptions({ true: parties.yes, false: parties.no }),
        isSingle: true
      }
    ],
    [texts, parties]
  );
  return /* @__PURE__ */ jsx2(
    RecordList,
    {
      list,
      texts,
      emptyText: can("warehouse-create") ? texts.emptyCreate : texts.emptyReadOnly,
      columns,
      filters,
      getRowId: warehouseId,
      rowTo: can("warehouse-edit") ? toEdit : void 0,
      renderActions,
      actions: can("warehouse-create") && /* @__PURE__ */ jsx2(
        DestinationButton,
        {
          to: { to: "warehouses.create" },
          tone: "primary",
          icon: /* @__PURE__ */ jsx2(Plus, { size: 18, "aria-hidden": "true" }),
          children: texts.add
        }
      )
    }
  );
}

export {
  WarehouseList
};
