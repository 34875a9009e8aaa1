import type { OrderDirection } from '@portal-kit/sdk/orders';
import { isApplicable } from '../../form/values/applicable-fields';
import type { OrderDetailsValues, OrderFormValues } from '../../form/values/order-form.values';
import { amountOf, palletsProblem } from '../../lines/order-line';
import type { orderWizardMessages } from '../order-wizard.messages';

export type OrderWarning = keyof ReturnType<typeof orderWizardMessages>['warnings'];

const transportWarnings: Readonly<
  Record<OrderDirection, readonly [OrderWarning, (details: OrderDetailsValues) => boolean][]>
> = {
  inbound: [],
  outbound: [
    ['twoCarriages', ({ carriage }) => carriage.length > 1],
    [
      'deliveryOfPickup',
      ({ carriage, services, requestedDeliveryDate }) =>
        carriage.includes('isCustomerPickup') && (services.length > 0 || requestedDeliveryDate !== ''),
    ],
    [
      'containerByType',
      ({ shippingType, orderType }) =>
        shippingType === 'CONTAINER' && !['EXPORT', 'TRANSFER'].includes(orderType),
    ],
  ],
};

/** Values that contradict each other or are unusual. The server accepts them, so they do not block the submit. */
export function orderWarnings(
  { details, lineItems, palletsQuantity }: OrderFormValues,
  direction: OrderDirection,
): OrderWarning[] {
  const isFloorLoaded =
    details.loading.includes('isFloorLoaded') && isApplicable('isFloorLoaded', details, direction);
  const isWithoutPallets = details.shippingType === 'PARCEL' || isFloorLoaded;
  const problem = palletsProblem(lineItems, palletsQuantity);
  const pallets: OrderWarning | undefined = isWithoutPallets
    ? amountOf(palletsQuantity) > 1
      ? 'palletsWithout'
      : undefined
    : problem && (problem === 'few' ? 'palletsFew' : 'palletsMany');
  return [
    ...transportWarnings[direction].flatMap(([warning, applies]) => (applies(details) ? [warning] : [])),
    ...(pallets ? [pallets] : []),
  ];
}
