import { type Destination, EmbedProvider } from 'portal-kit/embed';
import { ItemDetails } from 'portal-kit/item-details';
import { ItemForm } from 'portal-kit/item-form';
import { ItemList } from 'portal-kit/item-list';
import 'portal-kit/styles.css';
import { useEffect, useMemo, useState } from 'react';
import './partner.css';
import { getToken, type PartnerSite, partnerSite } from './partner-site.ts';

const titles: Record<Destination['to'], string> = {
  'items.list': 'Your stock',
  'items.details': 'One wine',
  'items.create': 'A new wine',
  'items.edit': 'Change a wine',
  'uploads.list': 'Uploads',
  'inbound.list': 'Arriving',
  'inbound.details': 'Arriving',
  'outbound.list': 'Leaving',
  'outbound.details': 'Leaving',
  'customers.list': 'Customers',
  'customers.create': 'Customers',
  'customers.edit': 'Customers',
  'suppliers.list': 'Suppliers',
  'suppliers.create': 'Suppliers',
  'suppliers.edit': 'Suppliers',
  'warehouses.list': 'Warehouses',
  'warehouses.create': 'Warehouses',
  'warehouses.edit': 'Warehouses',
};

/** A partner's own pages around the item widgets; where one is, is the partner's own state. */
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
        /^items/.test(destination.to) ? `#${new URLSearchParams({ ...destination })}` : undefined,
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
      </EmbedProvider>
    </>
  );
}
