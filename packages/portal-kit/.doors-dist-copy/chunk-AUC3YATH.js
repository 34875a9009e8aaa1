'use client';
import {
  ActiveStatus
} from "./chunk-DNTWLVZT.js";
import {
  ListUpload
} from "./chunk-CBQDSZNQ.js";
import {
  RecordList,
  useRecordList
} from "./chunk-UET6E7B5.js";
import {
  labelledOptions
} from "./chunk-J6VFUVQA.js";
import {
  customersMessages
} from "./chunk-4Y5ZO6QB.js";
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

// src/features/customers/customer-list.widget.tsx
import { statesByCountry } from "@portal-kit/sdk/bounds";
import { listCustomersContract } from "@portal-kit/sdk/contract";
import { customerQueries, customersTemplate } from "@portal-kit/sdk/customers";
import Plus from "lucide-react/icons/plus";
import { useMemo } from "react";

// src/features/customers/customers.columns.tsx
import { dataTableColumns } from "@portal-kit/ui/data-table";
import { jsx } from "react/jsx-runtime";
var billingOf = ({ addresses }) => addresses?.find(({ addressType }) => addressType === "BILLING");
function customerColumns(texts, parties, { dash }) {
  const { columns } = texts;
  const column = dataTableColumns();
  return column.columns([
    column.accessor("name", { header: columns.name, meta: { label: columns.name, isRowHeader: true } }),
    column.accessor("customerNumber", {
      header: columns.customerNumber,
      meta: { label: columns.customerNumber }
    }),
    column.accessor("customerType", {
      header: columns.customerType,
      meta: { label: columns.customerType },
      cell: ({ getValue }) => texts.types[getValue()] ?? (getValue() || dash)
    }),
    column.accessor((customer) => billingOf(customer)?.city, {
      id: "city",
      header: columns.city,
      meta: { label: columns.city },
      cell: ({ getValue }) => getValue() || dash
    }),
    column.accessor((customer) => billingOf(customer)?.stateCode, {
      id: "stateCode",
      header: columns.stateCode,
      meta: { label: columns.stateCode },
      cell: ({ getValue }) => getValue() || dash
    }),
    column.display({
      id: "phone",
      header: columns.phone,
      meta: { label: columns.phone, isHiddenOnNarrow: true },
      cell: ({ row }) => row.original.phone || dash
    }),
    column.accessor("status", {
      header: columns.status,
      meta: { label: columns.status },
      cell: ({ getValue }) => /* @__PURE__ */ jsx(ActiveStatus, { status: getValue(), texts: parties, dash })
    })
  ]);
}

// src/features/customers/customer-list.widget.tsx
import { Fragment, jsx as jsx2, jsxs } from "react/jsx-runtime";
function CustomerList(props) {
  return /* @__PURE__ */ jsx2(WidgetBoundary, { children: /* @__PURE__ */ jsx2(CustomerListView, { ...props }) });
}
var customerId = (customer) => customer.customerId;
var toEdit = ({ customerId: customerId2 }) => ({ to: "customers.edit", customerId: customerId2 });
var room = { widePx: 960, hiddenWithoutRoom: ["phone"] };
function CustomerListView({ renderActions, ...props }) {
  const { sdk, supplierId, can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(customersMessages);
  const parties = useMessages(partyMessages);
  const list = useRecordList({
    ...props,
    list: "customers",
    contract: listCustomersContract,
    query: (params) => customerQueries.list(sdk, { supplierId, ...params }),
    room
  });
  const columns = useMemo(() => customerColumns(texts, parties, kernel), [texts, parties, kernel]);
  const filters = useMemo(
    () => [
      {
        field: "customerType",
        label: texts.columns.customerType,
        options: labelledOptions(texts.types)
      },
      { field: "status", label: texts.columns.status, options: labelledOptions(parties.status) },
      {
        field: "stateCode",
        label: texts.columns.stateCode,
        options: labelledOptions({ ...statesByCountry.USA, ...statesByCountry.CAN })
      }
    ],
    [texts, parties]
  );
  return /* @__PURE__ */ jsx2(
    RecordList,
    {
      list,
      texts,
      emptyText: can("customer-create") ? texts.emptyCreate : texts.emptyReadOnly,
      columns,
      filters,
      getRowId: customerId,
      rowTo: can("customer-edit") ? toEdit : void 0,
      renderActions,
      actions: /* @__PURE__ */ jsxs(Fragment, { children: [
        can("customer-upload") && /* @__PURE__ */ jsx2(
          ListUpload,
          {
            fileType: "CUSTOMERS",
            texts,
            fetchTemplate: (options) => customersTemplate(sdk, { supplierId }, options)
          }
        ),
        can("customer-create") && /* @__PURE__ */ jsx2(
          DestinationButton,
          {
            to: { to: "customers.create" },
            tone: "primary",
            icon: /* @__PURE__ */ jsx2(Plus, { size: 18, "aria-hidden": "true" }),
            children: texts.add
          }
        )
      ] })
    }
  );
}

export {
  CustomerList
};
