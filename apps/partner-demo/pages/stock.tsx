import { type Destination, EmbedProvider } from 'portal-kit/embed';
import { ItemDetails } from 'portal-kit/item-details';
import { ItemForm } from 'portal-kit/item-form';
import { ItemList } from 'portal-kit/item-list';
import { OrderDetails } from 'portal-kit/order-details';
import { OrderList } from 'portal-kit/order-list';
import { OrderWizard } from 'portal-kit/order-wizard';
import 'portal-kit/styles.css';
import { useEffect, useMemo, useState } from 'react';
import './partner.css';
import { getToken, type PartnerSite, partnerSite } from './partner-site.ts';

const titles: Partial<Record<Destination['to'], string>> = {
  'items.list': 'Your stock',
  'items.details': 'One wine',
  'items.create': 'A new wine',
  'items.edit': 'Change a wine',
  'uploads.list': 'Uploads',
  'inbound.list': 'Arriving',
  'inbound.details': 'A shipment that arrives',
  'inbound.create': 'Announce a shipment',
  'inbound.edit': 'Change a shipment that arrives',
  'outbound.list': 'Leaving',
  'outbound.details': 'A shipment that leaves',
  'outbound.create': 'Ship some wine',
  'outbound.edit': 'Change a shipment that leaves',
};

const copied = ({ copyOf }: { copyOf?: string }) => (copyOf === undefined ? {} : { copyOf });

/** A partner's own pages around the widgets of items and orders; where one is, is the partner's own state. */
export function Stock() {
  const [site, setSite] = useState<PartnerSite>();
  const [at, setAt] = useState<Destination>({ to: 'items.list' });
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  useEffect(() => {
    partnerSite().then(setSite, reportError);
  }, []);
  const navigation = useMemo(
    () => ({
      href: (destination: Destination) =>
        /^(items|inbound|outbound)/.test(destination.to)
          ? `#${new URLSearchParams({ ...destination })}`
          : undefined,
      go: setAt,
    }),
    [],
  );
  if (!site) return <p>One moment …</p>;
  return (
    <>
      <h2>{titles[at.to]}</h2>
      <p>
        <button type="button" className="ledger" onClick={() => setAt({ to: 'items.list' })}>
          Back to the stock
        </button>{' '}
        <button type="button" className="ledger" onClick={() => setAt({ to: 'inbound.list' })}>
          Arriving
        </button>{' '}
        <button type="button" className="ledger" onClick={() => setAt({ to: 'outbound.list' })}>
          Leaving
        </button>{' '}
        <button
          type="button"
          className="ledger"
          onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}
        >
          {theme === 'light' ? 'Night' : 'Day'}
        </button>
      </p>
      <EmbedProvider {...site} getToken={getToken} theme={theme} navigation={navigation}>
        {at.to === 'items.list' && <ItemList />}
        {at.to === 'items.details' && <ItemDetails itemId={at.itemId} />}
        {at.to === 'items.create' && <ItemForm />}
        {at.to === 'items.edit' && <ItemForm itemId={at.itemId} />}
        {at.to === 'inbound.list' && <OrderList direction="inbound" />}
        {at.to === 'inbound.details' && <OrderDetails direction="inbound" orderId={at.orderId} />}
        {at.to === 'inbound.create' && <OrderWizard direction="inbound" {...copied(at)} />}
        {at.to === 'inbound.edit' && <OrderWizard direction="inbound" orderId={at.orderId} />}
        {at.to === 'outbound.list' && <OrderList direction="outbound" />}
        {at.to === 'outbound.details' && <OrderDetails direction="outbound" orderId={at.orderId} />}
        {at.to === 'outbound.create' && <OrderWizard direction="outbound" {...copied(at)} />}
        {at.to === 'outbound.edit' && <OrderWizard direction="outbound" orderId={at.orderId} />}
      </EmbedProvider>
    </>
  );
}
