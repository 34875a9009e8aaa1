import type { Customer } from '@portal-kit/sdk/customers';
import type { Item } from '@portal-kit/sdk/items';
import type { OrderDirection } from '@portal-kit/sdk/orders';
import type { Warehouse } from '@portal-kit/sdk/warehouses';
import { todayIn } from '../../../kernel/calendar/days';
import { recordKey } from './check-groups';

/** Time zone of a warehouse without one. Source: `timeZone` of `Warehouse`. */
const defaultTimeZone = 'America/New_York';

/** The fields of an item that decide whether an order can contain the item. */
export interface OrderItem {
  /** In lower case. */
  sku: string;
  itemStatus: string;
  bottlesPerCase: number;
  isLotTracked: boolean;
  vintage: string;
  /** Warehouses that store the item, in upper case, each with its available bottles. */
  stock: Readonly<Record<string, { taxPaid: number; bonded: number }>>;
}

/** The fields of a customer that decide whether an order can name the customer. */
export interface OrderCustomer {
  key: string;
  isActive: boolean;
  mayReceiveBonded: boolean;
  licenseExpirationDate: string;
  hasBillingAddress: boolean;
  hasShippingAddress: boolean;
}

export interface OrderWarehouse {
  /** In upper case. */
  warehouseId: string;
  isActive: boolean;
  isBonded: boolean;
  /** Calendar date in the time zone of the warehouse. */
  today: string;
}

/**
 * The stored records that rows of an order file refer to. A part is `undefined` if it could not be loaded. The import then
 * decides about the rows that need this part.
 */
export interface StoredOrders {
  direction: OrderDirection;
  /** Statuses of the orders that can no longer be changed, by key. */
  unchangeable: readonly (readonly [key: string, status: string])[];
  items: readonly OrderItem[] | undefined;
  customers: readonly OrderCustomer[] | undefined;
  warehouses: readonly OrderWarehouse[] | undefined;
  scacCodes: readonly string[] | undefined;
  /** Whether the supplier is an importer. The origin is then required. */
  isInternational: boolean | undefined;
  /** Calendar date for a warehouse that is not known. */
  today: string;
}

export const today = (): string => todayIn(defaultTimeZone);

export function orderItem(item: Item): OrderItem {
  const stock: Record<string, { taxPaid: number; bonded: number }> = {};
  for (const { warehouseId } of item.warehouses ?? [])
    stock[warehouseId.toUpperCase()] = { taxPaid: 0, bonded: 0 };
  for (const { warehouseId, availableQty, bondAvailableQty } of item.inventory ?? []) {
    const held = stock[warehouseId.toUpperCase()];
    if (!held) continue;
    held.taxPaid = availableQty ?? 0;
    held.bonded = bondAvailableQty ?? 0;
  }
  return {
    sku: item.sku.toLowerCase(),
    itemStatus: item.itemStatus,
    bottlesPerCase: item.bottlesPerCase,
    isLotTracked: item.lotTracked === true,
    vintage: String(item.vintage ?? ''),
    stock,
  };
}

export function orderCustomer(customer: Customer): OrderCustomer {
  const has = (type: string) => customer.addresses?.some(({ addressType }) => addressType === type) ?? false;
  return {
    key: recordKey([customer.customerNumber]),
    isActive: customer.status !== 'INACTIVE',
    mayReceiveBonded: customer.bondedAllowed === true,
    licenseExpirationDate: customer.licenseExpirationDate ?? '',
    hasBillingAddress: has('BILLING'),
    hasShippingAddress: has('SHIPPING'),
  };
}

export const orderWarehouse = ({ warehouseId, status, isBonded, timeZone }: Warehouse): OrderWarehouse => ({
  warehouseId: warehouseId.toUpperCase(),
  isActive: status !== 'INACTIVE',
  isBonded: isBonded === true,
  today: todayIn(timeZone ?? defaultTimeZone),
});
