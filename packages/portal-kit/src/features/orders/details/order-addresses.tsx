import type { Order } from '@portal-kit/sdk/orders';
import { Card } from '@portal-kit/ui/card';
import { countryName } from '../../../domain/addresses/countries';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { dash } from '../../../kernel/messages/message-format';
import { useMessages } from '../../../kernel/messages/use-messages';
import * as css from './order-details.css';
import { orderDetailsMessages } from './order-details.messages';
import type { AnyDetails } from './order-facts';

type Party = 'shipFrom' | 'shippingAddress' | 'billingAddress' | 'thirdPartyBilling';
type PostalAddress = NonNullable<AnyDetails[Party]>;

const parties: readonly Party[] = ['shipFrom', 'shippingAddress', 'billingAddress', 'thirdPartyBilling'];
/** ISO 3166-1 numeric code. */
const isoUsa = '840';

/** Whether an order has an address. */
export const hasAddress = ({ details }: Order): boolean =>
  parties.some((party) => (details as AnyDetails | undefined)?.[party]);

/** Addresses of origin, destination and billing. Renders nothing for an order without addresses. */
export function OrderAddresses({ order }: { order: Order }) {
  const texts = useMessages(orderDetailsMessages);
  const details: Partial<AnyDetails> = order.details ?? {};
  const named = parties.flatMap((party) => {
    const address = details[party];
    return address ? [{ party, address }] : [];
  });
  if (named.length === 0) return null;
  return (
    <Card title={texts.addresses}>
      <div className={css.addresses}>
        {named.map(({ party, address }) => (
          <div key={party}>
            <h3 className={css.addressTitle}>{texts.parties[party]}</h3>
            <Address address={address} />
          </div>
        ))}
      </div>
    </Card>
  );
}

function Address({ address }: { address: PostalAddress }) {
  const { language } = useMessages(kernelMessages);
  const { name, address1, address2, address3, city, stateCode, zip, isoCountryCode } = address;
  const place = [city, [stateCode, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const country =
    isoCountryCode && isoCountryCode !== isoUsa ? countryName(isoCountryCode, language) : undefined;
  const lines = [address1, address2, address3, place, country].filter(Boolean);
  return (
    <address className={css.address}>
      {name && <span className={css.addressName}>{name}</span>}
      {!name && lines.length === 0 && dash}
      {lines.map((line, index) => (
        <span key={index}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </address>
  );
}
