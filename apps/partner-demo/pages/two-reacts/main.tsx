import 'portal-kit/item-list.css';
import type { ItemListElement } from 'portal-kit/elements/item-list';
import { createRoot } from 'react-dom/client';
import '../partner.css';
import { fetchPartnerSite, getToken } from '../partner-site.ts';
import { ReactSection } from '../react-section.tsx';

createRoot(document.getElementById('react-19') as HTMLElement).render(<ReactSection />);

const element = document.querySelector('portal-item-list') as ItemListElement;
Object.assign(element, await fetchPartnerSite(), { getToken });
