import { EmbedProvider } from 'portal-kit/embed';
import { ItemForm } from 'portal-kit/item-form';
import { ItemList } from 'portal-kit/item-list';
import { OrderList } from 'portal-kit/order-list';
import { type ReactNode, useState } from 'react';
import { getToken, type PartnerSite } from '../partner-site.ts';
import resetNames from './reset-names.json';

interface HostStylesPageProps {
  site: PartnerSite;
  theme: 'light' | 'dark' | 'system';
  isIsolated: boolean;
  /** Adds elements of the host below the provider and to the actions of the item list. */
  hasHostContent: boolean;
}

const navigation = { 'items.details': '#{itemId}', 'outbound.details': '#{orderId}' };

const addresses = resetNames.flatMap((reset) =>
  ['before', 'after'].map((order) => ({
    label: `${reset} ${order}`,
    query: `?reset=${reset}&order=${order}`,
  })),
);

const withPrintButton = (actions: ReactNode) => (
  <div className="stock-actions">
    {actions}
    <button type="button">Print stock</button>
  </div>
);

/** Widgets in a page with the reset of a CSS framework, with larger text, or with fixed bars. */
export function HostStylesPage({
  site,
  theme: initialTheme,
  isIsolated,
  hasHostContent,
}: HostStylesPageProps) {
  const [theme, setTheme] = useState(initialTheme);
  return (
    <>
      <nav className="ledger" aria-label="Resets">
        <ul>
          {addresses.map(({ label, query }) => (
            <li key={query}>
              <a href={query}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        <button
          type="button"
          className="ledger"
          onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
        >
          {theme === 'dark' ? 'Light theme' : 'Dark theme'}
        </button>
      </p>
      <EmbedProvider
        {...site}
        getToken={getToken}
        theme={theme}
        navigation={navigation}
        isIsolated={isIsolated}
        className="stock"
      >
        {hasHostContent && <p>Call us about damaged cases.</p>}
        <section aria-label="item-list">
          <ItemList {...(hasHostContent && { renderActions: withPrintButton })} />
        </section>
        <section aria-label="item-form">
          <ItemForm itemId="ITM-1001" onItemSaved={() => {}} onRequestCancel={() => {}} />
        </section>
        <section aria-label="order-list">
          <OrderList direction="outbound" />
        </section>
      </EmbedProvider>
    </>
  );
}
