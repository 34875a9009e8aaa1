import { EmbedProvider } from 'portal-kit/embed';
import { ItemList } from 'portal-kit/item-list';
import { useEffect, useState, version } from 'react';
import { getToken, type PartnerSite, partnerSite } from './partner-site.ts';

/** A part of a page by whichever React it is built with. */
export function Side() {
  const [site, setSite] = useState<PartnerSite>();
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const [isIn, setIn] = useState(true);
  useEffect(() => {
    partnerSite().then(setSite, reportError);
  }, []);
  return (
    <section aria-label={`React ${version.split('.')[0]}`}>
      <h2>React {version}</h2>
      <button type="button" className="ledger" onClick={() => setTheme('dark')}>
        Night
      </button>{' '}
      <button type="button" className="ledger" onClick={() => setIn(false)}>
        Take away
      </button>
      {site && isIn && (
        <EmbedProvider {...site} getToken={getToken} theme={theme}>
          <ItemList />
        </EmbedProvider>
      )}
    </section>
  );
}
