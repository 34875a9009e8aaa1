import { type Customer, customerQueries } from '@portal-kit/sdk/customers';
import type { Order, OrderDirection } from '@portal-kit/sdk/orders';
import { scacCodeQueries } from '@portal-kit/sdk/scac-codes';
import { warehouseQueries } from '@portal-kit/sdk/warehouses';
import { useQuery } from '@tanstack/react-query';
import { quantityMessages } from '../../../../domain/items/quantity.messages';
import { usePortal } from '../../../../kernel/host/portal-context';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { usePortalQueryClient } from '../../../../kernel/queries/query-client-context';
import { orderDetailsMessages } from '../../details/order-details.messages';
import type { OrderFormValues } from '../../form/values/order-form.values';
import { countReservedBottles } from '../../lines/order-line';
import { ordersMessages } from '../../orders.messages';
import { carrierChecks, isCarrierListed } from './carrier-checks';
import { type CheckData, combineCheckData } from './check-data';
import { dateChecks } from './date-checks';
import { itemChecks } from './item-checks';
import { licenseChecks } from './license-checks';
import { type CheckGroup, checkGroups, type OrderCheck } from './order-check';
import { orderChecksMessages } from './order-checks.messages';
import { palletChecks } from './pallet-checks';
import { findShortages, stockChecks } from './stock-checks';
import { useArrivals } from './use-arrivals';
import { useCurrentItems } from './use-current-items';
import { readClock } from './warehouse-clock';

export interface OrderChecksOptions {
  values: OrderFormValues;
  direction: OrderDirection;
  /** The order to change. Default: a new order. */
  base: Order | undefined;
  /** The customer that the wizard has loaded. */
  customer: Customer | undefined;
  /** The stock that the wizard shows, for a user who may not list items: available bottles of an item. */
  availableUnits: (itemId: string) => number | undefined;
}

/** Reads the data of the checks and runs them. A check whose data fails to load reports nothing. */
export function useOrderChecks(options: OrderChecksOptions) {
  const { values, direction, base, customer: known } = options;
  const { sdk, supplierId, can } = usePortal();
  const client = usePortalQueryClient();
  const texts = useMessages(orderChecksMessages);
  const labels = useMessages(orderDetailsMessages);
  const quantities = useMessages(quantityMessages);
  const { shippingTypes } = useMessages(ordersMessages);
  const { details, lineItems: lines } = values;
  const { warehouseId, customerId, bondedFlag, requestedShipDate, shippingType } = details;
  const isOutbound = direction === 'outbound';

  const warehouse = useQuery(warehouseQueries.details(sdk, { warehouseId }), client);
  const isCustomerRead = isOutbound && known === undefined && customerId !== '' && can('customer-list');
  const unlisted = useQuery(
    {
      ...customerQueries.details(sdk, { supplierId, customerId }),
      enabled: isCustomerRead,
    },
    client,
  );
  const customer = known ?? unlisted.data?.customer;
  const { name = null, addresses, timeZone } = warehouse.data?.warehouse ?? {};
  const countryCode = shippingType === 'CONTAINER' ? 'INT' : (addresses?.[0]?.countryCode ?? 'USA');
  const hasCarrier = isCarrierListed(details, direction);
  const carriers = useQuery(
    { ...scacCodeQueries.list(sdk, { countryCode }), enabled: hasCarrier && !warehouse.isPending },
    client,
  );
  const now = readClock(timeZone);
  const isBonded = bondedFlag === '1';
  const reserved = countReservedBottles(base, { warehouseId, bondedFlag });
  const current = useCurrentItems({ lines, warehouseId, isBonded, reserved });
  const { items } = current;
  const { availableUnits } = current.isAllowed ? current : options;
  const shortages = isOutbound ? findShortages(lines, availableUnits) : [];
  const { arrivals, data: arrivalData } = useArrivals({
    ...{ warehouseId, bondedFlag, requestedShipDate, today: now.date },
    skus: shortages.map(({ line }) => line.item.sku),
  });

  const groups: Partial<Record<CheckGroup, { data: readonly CheckData[]; run: () => OrderCheck[] }>> = {
    ...(isOutbound && {
      stock: {
        data: [current.data, arrivalData],
        run: () => stockChecks({ lines, availableUnits, arrivals }, texts, quantities),
      },
    }),
    ...(current.isAllowed && {
      items: {
        data: [current.data],
        run: () =>
          itemChecks(
            {
              direction,
              lines,
              items,
              availableUnits,
              warehouse: { warehouseId, name: name || warehouseId },
            },
            texts,
          ),
      },
    }),
    ...(isOutbound && {
      license: {
        data: [combineCheckData(isCustomerRead ? [unlisted] : [])],
        run: () => (customer ? licenseChecks({ customer, today: now.date, requestedShipDate }, texts) : []),
      },
    }),
    dates: {
      data: [combineCheckData([warehouse])],
      run: () => dateChecks({ direction, details, warehouse: warehouse.data?.warehouse, now }, texts, labels),
    },
    carrier: {
      data: [combineCheckData(hasCarrier ? [carriers] : [])],
      run: () => carrierChecks({ direction, details, carriers: carriers.data?.rows, shippingTypes }, texts),
    },
    pallets: { data: [], run: () => palletChecks(values, direction, texts) },
  };
  const named = checkGroups.flatMap((group) => {
    const { data, run } = groups[group] ?? {};
    return data && run ? [{ group, run, data }] : [];
  });
  const has = (state: CheckData['state']) =>
    named.filter(({ data }) => data.some((one) => one.state === state)).map(({ group }) => group);
  const loading = has('loading');
  const failed = has('failed');
  const checks = named.flatMap(({ group, run }) => {
    const isReady = !loading.includes(group) && !failed.includes(group);
    // Business days and contradicting options need no data.
    return isReady || group === 'dates' || group === 'carrier' ? run() : [];
  });
  return {
    checks: [
      ...checks.filter(({ severity }) => severity === 'block'),
      ...checks.filter(({ severity }) => severity === 'warn'),
    ],
    loading: loading.filter((group) => !failed.includes(group)),
    failed,
    retry: () => {
      for (const retry of new Set(named.flatMap(({ data }) => data.map((one) => one.retry)))) retry();
    },
  };
}
