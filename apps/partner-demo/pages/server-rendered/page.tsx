import { EmbedProvider } from 'portal-kit/embed';
import { ItemList } from 'portal-kit/item-list';
import { getToken, type PartnerSite } from '../partner-site.ts';

/** Rendered on the server and hydrated in the browser. */
export function Page(site: PartnerSite) {
  return (
    <>
      <h2>Your stock</h2>
      <EmbedProvider {...site} getToken={getToken} theme="light">
        <ItemList />
      </EmbedProvider>
    </>
  );
}
