import { Card } from '@portal-kit/ui/card';
import { Fragment } from 'react';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { dash } from '../../kernel/messages/message-format';
import { useMessages } from '../../kernel/messages/use-messages';
import { countryName } from './countries';
import * as css from './postal-address.css';

/** The fields that addresses of orders, customers, suppliers and warehouses share. */
export interface PostalAddress {
  name?: string | null | undefined;
  address1?: string | null | undefined;
  address2?: string | null | undefined;
  address3?: string | null | undefined;
  city?: string | null | undefined;
  stateCode?: string | null | undefined;
  zip?: string | null | undefined;
  isoCountryCode?: string | null | undefined;
}

interface PostalAddressesProps {
  title: string;
  addresses: readonly { title: string; address: PostalAddress }[];
}

/** ISO 3166-1 numeric code. */
const isoUsa = '840';

/** Formats an address as lines, without its name. The country is omitted in the USA. */
export function formatAddressLines(address: PostalAddress, language: string): string[] {
  const { address1, address2, address3, city, stateCode, zip, isoCountryCode } = address;
  const place = [city, [stateCode, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const country =
    isoCountryCode && isoCountryCode !== isoUsa ? countryName(isoCountryCode, language) : undefined;
  return [address1, address2, address3, place, country].flatMap((line) => line || []);
}

/** Addresses with titles. Renders nothing without addresses. */
export function PostalAddresses({ title, addresses }: PostalAddressesProps) {
  if (addresses.length === 0) return null;
  return (
    <Card title={title}>
      <div className={css.addresses}>
        {addresses.map(({ title, address }, index) => (
          <div key={index}>
            <h3 className={css.title}>{title}</h3>
            <AddressLines address={address} />
          </div>
        ))}
      </div>
    </Card>
  );
}

function AddressLines({ address }: { address: PostalAddress }) {
  const { language } = useMessages(kernelMessages);
  const { name } = address;
  const lines = formatAddressLines(address, language);
  return (
    <address className={css.address}>
      {name && <span className={css.name}>{name}</span>}
      {!name && lines.length === 0 && dash}
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </address>
  );
}
