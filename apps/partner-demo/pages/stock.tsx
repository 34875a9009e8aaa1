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
import { fetchPartnerSite, getToken, type PartnerSite } from './partner-site.ts';

const titles: Partial<Record<Destination['to'], string>> = {
  'items.list': 'Your stock',
  'items.details': 'Wine details',
  'items.create': 'New wine',
  'items.edit': 'Edit wine',
  'uploads.list': 'Uploads',
  'inbound.list': 'Inbound shipments',
  'inbound.details': 'Inbound shipment',
  'inbound.create': 'New inbound shipment',
  'inbound.edit': 'Edit inbound shipment',
  'outbound.list': 'Outbound shipments',
  'outbound.details': 'Outbound shipment',
  'outbound.create': 'New outbound shipment',
  'outbound.edit': 'Edit outbound shipment',
};

const copyProps = ({ copyOf }: { copyOf?: string }) => (copyOf === undefined ? {} : { copyOf });

/** Host pages with the item and order widgets. The host keeps the current page in React state. */
export function Stock() {
  const [site, setSite] = useState<PartnerSite>();
  const [destination, setDestination] = useState<Destination>({ to: 'items.list' });
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  useEffect(() => {
    fetchPartnerSite().then(setSite, reportError);
  }, []);
  const navigation = useMemo(
    () => ({
      href: (target: Destination) =>
        /^(items|inbound|outbound)/.test(target.to) ? `#${new URLSearchParams({ ...target })}` : undefined,
      go: setDestination,
    }),
    [],
  );
  if (!site) return <p>Loading…</p>;
  return (
    <>
      <h2>{titles[destination.to]}</h2>
      <p>
        <button type="button" className="ledger" onClick={() => setDestination({ to: 'items.list' })}>
          Back to stock
        </button>{' '}
        <button type="button" className="ledger" onClick={() => setDestination({ to: 'inbound.list' })}>
          Inbound shipments
        </button>{' '}
        <button type="button" className="ledger" onClick={() => setDestination({ to: 'outbound.list' })}>
          Outbound shipments
        </button>{' '}
        <button
          type="button"
          className="ledger"
          onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}
        >
          {theme === 'light' ? 'Dark theme' : 'Light theme'}
        </button>
      </p>
      <EmbedProvider {...site} getToken={getToken} theme={theme} navigation={navigation}>
        {destination.to === 'items.list' && <ItemList />}
        {destination.to === 'items.details' && <ItemDetails itemId={destination.itemId} />}
        {destination.to === 'items.create' && <ItemForm {...copyProps(destination)} />}
        {destination.to === 'items.edit' && <ItemForm itemId={destination.itemId} />}
        {destination.to === 'inbound.list' && <OrderList direction="inbound" />}
        {destination.to === 'inbound.details' && (
          <OrderDetails direction="inbound" orderId={destination.orderId} />
        )}
        {destination.to === 'inbound.create' && (
          <OrderWizard direction="inbound" {...copyProps(destination)} />
        )}
        {destination.to === 'inbound.edit' && (
          <OrderWizard direction="inbound" orderId={destination.orderId} />
        )}
        {destination.to === 'outbound.list' && <OrderList direction="outbound" />}
        {destination.to === 'outbound.details' && (
          <OrderDetails direction="outbound" orderId={destination.orderId} />
        )}
        {destination.to === 'outbound.create' && (
          <OrderWizard direction="outbound" {...copyProps(destination)} />
        )}
        {destination.to === 'outbound.edit' && (
          <OrderWizard direction="outbound" orderId={destination.orderId} />
        )}
      </EmbedProvider>
    </>
  );
}
