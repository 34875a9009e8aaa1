import type { Customer } from '@portal-kit/sdk/customers';
import { PostalAddresses } from '../../../domain/addresses/postal-addresses';
import { useMessages } from '../../../kernel/messages/use-messages';
import { customerFormMessages } from '../form/customer-form.messages';
import { customerDetailsMessages } from './customer-details.messages';

/** Billing address and shipping addresses of a customer. */
export function CustomerAddresses({ customer }: { customer: Customer }) {
  const texts = useMessages(customerDetailsMessages);
  const labels = useMessages(customerFormMessages);
  const all = customer.addresses ?? [];
  const billing = all.filter(({ addressType }) => addressType === 'BILLING');
  const shipping = all.filter(({ addressType }) => addressType !== 'BILLING');
  return (
    <PostalAddresses
      title={labels.addresses}
      addresses={[
        ...billing.map((address) => ({ title: texts.billingAddress, address })),
        ...shipping.map((address, index) => ({
          title: texts.shippingAddress(index + 1, shipping.length > 1 && address.isDefault === true),
          address,
        })),
      ]}
    />
  );
}
