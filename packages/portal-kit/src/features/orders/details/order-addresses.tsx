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
/** An address of an order or a warehouse. Records can be incomplete. */
export type PostalAddress = Partial<NonNullable<AnyDetails[Party]>>;

const parties: readonly Party[] = ['shipFrom', 'shippingAddress', 'billingAddress', 'thirdPartyBilling'];
/** ISO 3166-1 numeric code. */
const isoUsa = '840';

/** Whether an order has an address. */
export const hasAddress = ({ details }: Order): boolean =>
  parties.some((party) => (details as AnyDetails | undefined)?.[party]);

/** The addresses of an order with their roles. */
export function addressesOf(order: Order) {
  const details: Partial<AnyDetails> = order.details ?? {};
  return parties.flatMap((party) => {
    const address: PostalAddress | null | undefined = details[party];
    return address ? [{ party, address }] : [];
  });
}

/** The lines of an address without its name. The country is omitted in the USA. */
export function addressLines(address: PostalAddress, language: string): string[] {
  const { address1, address2, address3, city, stateCode, zip, isoCountryCode } = address;
  const place = [city, [stateCode, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const country =
    isoCountryCode && isoCountryCode !== isoUsa ? countryName(isoCountryCode, language) : undefined;
  return [address1, address2, address3, place, country].flatMap((line) => line || []);
}

/** Addresses of origin, destination and billing. Renders nothing for an order without addresses. */
export function OrderAddresses({ order }: { order: Order }) {
  const texts = useMessages(orderDetailsMessages);
  const named = addressesOf(order);
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
  const { name } = address;
  const lines = addressLines(address, language);
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
