import styles from 'portal-kit/styles.css?url';
import { createRoot } from 'react-dom/client';
import partnerStyles from '../partner.css?url';
import { fetchPartnerSite } from '../partner-site.ts';
import hostStyles from './host-styles.css?url';
import { HostStylesPage } from './host-styles-page.tsx';
import themeExample from './theme-example.css?url';

// ?reset=tailwind-4&order=after&theme=dark&isolated
// ?large-text, ?dense, ?bars, ?theme-example or ?host-content
const query = new URLSearchParams(location.search);
const reset = query.get('reset');

for (const name of ['large-text', 'dense', 'bars'])
  document.documentElement.classList.toggle(name, query.has(name));

/** Adds a style sheet after the previous ones. */
function addSheet(href: string): Promise<void> {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(sheet);
  return new Promise((resolve, reject) => {
    sheet.onload = () => resolve();
    sheet.onerror = () => reject(new Error(`partner-demo: there is no style sheet ${href}.`));
  });
}

const resets = reset ? [`/resets/${encodeURIComponent(reset)}.css`] : [];
const examples = query.has('theme-example') ? [themeExample] : [];
const sheets = query.get('order') === 'before' ? [...resets, styles] : [styles, ...resets];
await Promise.all([...sheets, partnerStyles, hostStyles, ...examples].map(addSheet));

createRoot(document.getElementById('app') as HTMLElement).render(
  <HostStylesPage
    site={await fetchPartnerSite()}
    theme={(query.get('theme') ?? 'light') as 'light' | 'dark' | 'system'}
    isIsolated={query.has('isolated')}
    hasHostContent={query.has('host-content')}
  />,
);
