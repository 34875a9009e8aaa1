import type { PortalSdk } from '@portal-kit/sdk';
import type { Item, ItemRequest } from '@portal-kit/sdk/items';
import { changeStatus, type RequestFields } from '../../../../lists/selection/status/change-status';

const fields: RequestFields<ItemRequest> = {
  sku: true,
  description: true,
  brand: true,
  type: true,
  size: true,
  sizeUom: true,
  bottlesPerCase: true,
  itemStatus: true,
  warehouses: true,
  alcoholByVolume: true,
  vintage: true,
  upc: true,
  caseUpc: true,
  nabcaCode: true,
  colaNumber: true,
  countryOfOrigin: true,
  appellation: true,
  varietal: true,
  region: true,
  spiritClass: true,
  containerType: true,
  caseWeightLbs: true,
  caseLengthIn: true,
  caseWidthIn: true,
  caseHeightIn: true,
  casesPerLayer: true,
  layersPerPallet: true,
  nmfcNumber: true,
  freightClass: true,
  lotTracked: true,
  minStockCases: true,
};

interface ItemStatusChange {
  supplierId: string;
  itemId: string;
  itemStatus: Item['itemStatus'];
  signal: AbortSignal;
}

/** Changes the status of an item. Calls the client, because an import of the item queries would enlarge the item list. */
export function changeItemStatus({ client }: PortalSdk, props: ItemStatusChange) {
  const { supplierId, itemId, itemStatus, signal } = props;
  const path = '/suppliers/{supplierId}/items/{itemId}';
  const params = { path: { supplierId, itemId } };
  return changeStatus<Item, ItemRequest>({
    read: () => client.GET(path, { params, signal }),
    fields,
    change: { itemStatus },
    write: (body, ifMatch) => client.PUT(path, { params, body, ifMatch }),
  });
}
