import { EmbedProvider } from 'portal-kit/embed';
import { ItemList } from 'portal-kit/item-list';
import { useEffect, useState, version } from 'react';
import { fetchPartnerSite, getToken, type PartnerSite } from './partner-site.ts';

/** A page section with a widget, rendered by the React version of its bundle. */
export function ReactSection() {
  const [site, setSite] = useState<PartnerSite>();
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    fetchPartnerSite().then(setSite, reportError);
  }, []);
  return (
    <section aria-label={`React ${version.split('.')[0]}`}>
      <h2>React {version}</h2>
      <button type="button" className="ledger" onClick={() => setTheme('dark')}>
        Dark theme
      </button>{' '}
      <button type="button" className="ledger" onClick={() => setShown(false)}>
        Unmount
      </button>
      {site && isShown && (
        <EmbedProvider {...site} getToken={getToken} theme={theme}>
          <ItemList />
        </EmbedProvider>
      )}
    </section>
  );
}
