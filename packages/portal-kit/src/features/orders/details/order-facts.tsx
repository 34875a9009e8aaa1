import type { Order, OrderDirection } from '@portal-kit/sdk/orders';
import { Card, FactList } from '@portal-kit/ui/card';
import type { ReactNode } from 'react';
import type { OrderRow } from '../../../domain/orders/order-row';
import { useCarriers } from '../../../domain/orders/use-carriers';
import { useWarehouse, useWarehouses } from '../../../domain/warehouses/use-warehouses';
import { CopyText } from '../../../kernel/details/copy-text';
import * as css from '../../../kernel/details/details.css';
import { usePortal } from '../../../kernel/host/portal-context';
import { getCodeLabel } from '../../../kernel/messages/code-label';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import type { Destination } from '../../../kernel/navigation/destination';
import { useDestinationLink } from '../../../kernel/navigation/use-destination-link';
import type { FeatureId } from '../../../kernel/permissions/features';
import { ordersMessages } from '../orders.messages';
import { orderDetailsMessages } from './order-details.messages';

/** Details of either direction. Fields of the other direction are absent. */
export type AnyDetails = Order['details'] &
  Partial<Order<'inbound'>['details']> &
  Partial<Order<'outbound'>['details']>;

/** Fields that are always shown; other fields are shown when they have a value. */
const always = new Set(['warehouse', 'shippingType', 'carrier', 'inventory', 'orderDate', 'due']);

/** Returns the label of a code, or `undefined` for the usual code, which isn't worth a line. */
const getUnusualLabel = (
  usual: string,
  code: string | null | undefined,
  labels: Readonly<Record<string, string>>,
) => (code === usual ? undefined : getCodeLabel(code, labels));

interface OrderFactsOptions {
  direction: OrderDirection;
  order: Order | undefined;
  customerName?: string | undefined;
  /** Values are plain text, without copy buttons and links, for orders that are not stored and for paper. Default false. */
  isPreview?: boolean;
  /** The order's row of a list, shown while the order loads. */
  summary?: OrderRow | undefined;
}

/** Returns the labels and values of an order's details. The values of a loading order are absent. */
export function useOrderFacts(options: OrderFactsOptions) {
  const { direction, order, customerName, isPreview = false, summary } = options;
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages);
  const list = useMessages(ordersMessages);
  const { warehouses } = useWarehouses();
  const { can } = usePortal();
  const link = useDestinationLink();
  const details = (order?.details ?? summary ?? {}) as Partial<AnyDetails>;
  const copied = (label: string, text: string | null | undefined) =>
    text && (isPreview ? text : <CopyText text={text} label={label} />);
  const linked = (feature: FeatureId, to: Destination, name: string | null | undefined) =>
    name &&
    (isPreview || !can(feature) ? (
      name
    ) : (
      <a part="link" className={css.textLink} {...link(to)}>
        {name}
      </a>
    ));
  const { warehouseId, customerId } = details;
  const warehouse = warehouses?.find(({ warehouseId }) => warehouseId === details.warehouseId);
  const carrierName = useCarrierName(details);
  const window = details.appointmentWindow;
  const needs = (Object.keys(texts.needNames) as (keyof typeof texts.needNames)[]).filter(
    (need) => details[need],
  );
  const tracking = (details.trackingNumbers ?? []).filter((number) => number?.trim());
  const trackingNumbers =
    tracking.length > 0 &&
    (isPreview
      ? tracking.join(', ')
      : tracking.map((number, index) => (
          <div key={index}>
            <CopyText text={number} label={number} />
          </div>
        )));
  const dated = (date: string | null | undefined) => date && kernel.date(date);
  const facts: [id: string, label: string, value: ReactNode, isWide?: boolean][] = [
    ['order', texts.orderNumber, copied(texts.orderNumber, order?.orderId || summary?.orderId)],
    ['poNumber', texts.fields.poNumber ?? '', copied(texts.fields.poNumber ?? '', details.poNumber)],
    [
      'warehouse',
      texts.warehouse,
      warehouseId &&
        linked(
          'warehouse-details',
          { to: 'warehouses.details', warehouseId },
          warehouse?.name || warehouseId,
        ),
    ],
    [
      'customer',
      texts.customer,
      customerId
        ? linked('customer-details', { to: 'customers.details', customerId }, customerName)
        : customerName,
    ],
    ['shippingType', texts.shippingType, getCodeLabel(details.shippingType, list.shippingTypes)],
    [
      'carrier',
      texts.carrier,
      [carrierName, details.scac].filter(Boolean).join(' · ') ||
        (details.carrierArranged ? texts.carrierArranged : undefined),
    ],
    ['orderType', texts.orderType, getUnusualLabel('SALE', details.orderType, texts.orderTypes)],
    ['serviceLevel', texts.serviceLevel, details.serviceLevel],
    ['account', texts.carrierAccountNumber, details.carrierAccountNumber],
    ['inventory', texts.inventory, details.bondedFlag === '1' ? list.bonded : list.taxPaid],
    ['orderDate', texts.orderDate, dated(details.orderDate)],
    direction === 'inbound'
      ? ['due', texts.expectedArrivalDate, dated(details.expectedArrivalDate)]
      : ['due', texts.requestedShipDate, dated(details.requestedShipDate)],
    [
      'appointment',
      texts.appointment,
      window && texts.window(window.from || kernel.dash, window.to || kernel.dash),
    ],
    ['delivery', texts.requestedDeliveryDate, dated(details.requestedDeliveryDate)],
    ['cancelAfter', texts.cancelAfterDate, dated(details.cancelAfterDate)],
    ['freightTerms', texts.freightTerms, getCodeLabel(details.freightTerms, list.freightTerms)],
    ['referenceNumber', texts.referenceNumber, copied(texts.referenceNumber, details.referenceNumber)],
    ['external', texts.externalOrderNumber, copied(texts.externalOrderNumber, order?.externalOrderNumber)],
    ['containerNumber', texts.containerNumber, copied(texts.containerNumber, details.containerNumber)],
    ['containerSize', texts.containerSize, details.containerSize],
    [
      'temperature',
      texts.temperatureControl,
      getUnusualLabel('NONE', details.temperatureControl, texts.temperatures),
    ],
    ['transfer', texts.ttbTransferRef, copied(texts.ttbTransferRef, details.ttbTransferRef)],
    ['sealNumber', texts.sealNumber, copied(texts.sealNumber, details.sealNumber)],
    ['trailerNumber', texts.trailerNumber, copied(texts.trailerNumber, details.trailerNumber)],
    ['bolNumber', texts.bolNumber, copied(texts.bolNumber, details.bolNumber)],
    ['proNumber', texts.proNumber, copied(texts.proNumber, details.proNumber)],
    ['tracking', texts.trackingNumbers, trackingNumbers, true],
    ['incoterm', texts.incoterm, details.incoterm],
    [
      'customsEntryNumber',
      texts.customsEntryNumber,
      copied(texts.customsEntryNumber, details.customsEntryNumber),
    ],
    ['inBondNumber', texts.inBondNumber, copied(texts.inBondNumber, details.inBondNumber)],
    ['codAmount', texts.codAmount, details.codAmount ? texts.dollars(details.codAmount) : undefined],
    ['needs', texts.needs, texts.needList(needs.map((need) => texts.needNames[need])), true],
    [
      'contact',
      texts.contact,
      [details.contactName, details.contactPhone, details.contactEmail].filter(Boolean).join(' · '),
      true,
    ],
    ['instructions', texts.specialInstructions, details.specialInstructions, true],
  ];
  const shown = facts.filter(([id, , value]) => always.has(id) || Boolean(value));
  return shown.map(([, label, value, isWide = false]) => ({
    label,
    value: order ? value || kernel.dash : (summary && value) || undefined,
    isWide,
  }));
}

/** Details of an order as titled groups. */
export function OrderFacts({ actions, ...options }: OrderFactsOptions & { actions?: ReactNode }) {
  const texts = useMessages(orderDetailsMessages);
  return (
    <Card title={texts.shipment} actions={actions}>
      <FactList facts={useOrderFacts(options)} />
    </Card>
  );
}

/**
 * Returns the name of an order's carrier. The order stores the SCAC of a listed carrier and the name of an unlisted
 * carrier.
 */
function useCarrierName(details: Partial<Order['details']>): string | undefined {
  const { scac, carrierName, shippingType, warehouseId } = details;
  const isCoded = Boolean(scac) && !carrierName;
  const warehouse = useWarehouse((isCoded && warehouseId) || '');
  const isWanted = isCoded && warehouse !== undefined;
  const { carriers } = useCarriers({ warehouse, shippingType: shippingType ?? '', isWanted });
  return carrierName || carriers.find(({ id }) => id === scac)?.label;
}
