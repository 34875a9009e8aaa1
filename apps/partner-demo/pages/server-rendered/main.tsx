import { hydrateRoot } from 'react-dom/client';
import 'portal-kit/item-list.css';
import '../partner.css';
import { fetchPartnerSite } from '../partner-site.ts';
import { Page } from './page.tsx';

const site = await fetchPartnerSite();
hydrateRoot(document.getElementById('app') as HTMLElement, <Page {...site} />);
