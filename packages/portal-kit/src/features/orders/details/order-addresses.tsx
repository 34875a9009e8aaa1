import type { Order } from '@portal-kit/sdk/orders';
import { type PostalAddress, PostalAddresses } from '../../../domain/addresses/postal-addresses';
import { useMessages } from '../../../kernel/messages/use-messages';
import { orderDetailsMessages } from './order-details.messages';
import type { AnyDetails } from './order-facts';

type Party = 'shipFrom' | 'shippingAddress' | 'billingAddress' | 'thirdPartyBilling';

const parties: readonly Party[] = ['shipFrom', 'shippingAddress', 'billingAddress', 'thirdPartyBilling'];

/** Returns whether an order has an address. */
export const hasAddress = ({ details }: Order): boolean =>
  parties.some((party) => (details as AnyDetails | undefined)?.[party]);

/** Lists an order's addresses with their roles. */
export function listOrderAddresses(order: Order) {
  const details: Partial<AnyDetails> = order.details ?? {};
  return parties.flatMap((party) => {
    const address: PostalAddress | null | undefined = details[party];
    return address ? [{ party, address }] : [];
  });
}

/** Addresses of origin, destination and billing. Renders nothing for an order without addresses. */
export function OrderAddresses({ order }: { order: Order }) {
  const texts = useMessages(orderDetailsMessages);
  return (
    <PostalAddresses
      title={texts.addresses}
      addresses={listOrderAddresses(order).map(({ party, address }) => ({
        title: texts.parties[party],
        address,
      }))}
    />
  );
}
