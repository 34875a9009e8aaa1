import type { Order } from '@portal-kit/sdk/orders';
import { PostalAddresses } from '../../../domain/addresses/postal-addresses';
import { useMessages } from '../../../kernel/messages/use-messages';
import { orderDetailsMessages } from './order-details.messages';
import type { AnyDetails } from './order-facts';

type Party = 'shipFrom' | 'shippingAddress' | 'billingAddress' | 'thirdPartyBilling';

const parties: readonly Party[] = ['shipFrom', 'shippingAddress', 'billingAddress', 'thirdPartyBilling'];

/** Whether an order has an address. */
export const hasAddress = ({ details }: Order): boolean =>
  parties.some((party) => (details as AnyDetails | undefined)?.[party]);

/** Addresses of origin, destination and billing. Renders nothing for an order without addresses. */
export function OrderAddresses({ order }: { order: Order }) {
  const texts = useMessages(orderDetailsMessages);
  const details: Partial<AnyDetails> = order.details ?? {};
  return (
    <PostalAddresses
      title={texts.addresses}
      addresses={parties.flatMap((party) => {
        const address = details[party];
        return address ? [{ title: texts.parties[party], address }] : [];
      })}
    />
  );
}
