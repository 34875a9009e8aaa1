'use client';
import {
  useDebouncedSearch
} from "./chunk-HKVVLY4L.js";
import {
  searchMaxLength
} from "./chunk-EZMODM5B.js";
import {
  stockTotals,
  toCases
} from "./chunk-XZZVKC2A.js";
import {
  itemSuggestMessages
} from "./chunk-CCDKGRGI.js";
import {
  itemTypeLabel
} from "./chunk-FITMWV7M.js";
import {
  failureText
} from "./chunk-SWQG57HJ.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  kernelMessages,
  usePortal
} from "./chunk-5YJY4CFD.js";

// src/kernel/items/item-suggest.tsx
import { itemQueries } from "@portal-kit/sdk/items";
import { SuggestField } from "@portal-kit/ui/suggest-field";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { jsx } from "react/jsx-runtime";
var hits = 20;
var none = [];
function ItemSuggest(props) {
  const { onItemPicked, warehouseId, excludedItemIds = none, stock: kind, label } = props;
  const { sdk, supplierId } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemSuggestMessages);
  const [asked, setAsked] = useState("");
  const [query, setQuery] = useDebouncedSearch(asked, setAsked);
  const searchString = asked.trim();
  const found = useQuery({
    ...itemQueries.suggested(sdk, { supplierId, warehouseId, searchString, limit: hits }),
    enabled: searchString !== "",
    placeholderData: (page, before) => before?.queryKey[1] === supplierId ? page : void 0
  });
  const items = searchString === "" ? void 0 : found.data?.rows;
  const options = useMemo(
    () => (items ?? []).map((item) => {
      const totals = stockTotals(item, "available");
      const stock = toCases(kind ? totals[kind] : totals.taxPaid + totals.bonded, item.bottlesPerCase);
      return {
        id: item.itemId,
        lead: item.sku,
        label: item.description ?? "",
        note: [
          item.brand,
          itemTypeLabel(item.type),
          item.size && item.sizeUom && texts.size(item.size, item.sizeUom, item.bottlesPerCase)
        ].filter(Boolean).join(" \xB7 "),
        ...stock && { detail: texts.availableStock(kernel.cases(stock.cases)) },
        isDisabled: excludedItemIds.includes(item.itemId)
      };
    }),
    [items, excludedItemIds, kind, kernel, texts]
  );
  const isUnasked = query.trim() !== searchString;
  const isAsking = found.isFetching || isUnasked;
  const note = found.isError ? failureText(found.error, kernel) : isAsking ? kernel.loading : texts.noHit;
  return /* @__PURE__ */ jsx(
    SuggestField,
    {
      label: label ?? texts.pick,
      placeholder: texts.pickBy,
      query,
      onQueryChange: (text) => setQuery(text.slice(0, searchMaxLength)),
      options,
      isOutdated: isUnasked || found.isPending || found.isPlaceholderData,
      note: options.length === 0 ? note : void 0,
      onPick: ({ id }) => {
        const item = items?.find(({ itemId }) => itemId === id);
        if (item) onItemPicked(item);
      }
    }
  );
}

export {
  ItemSuggest
};
