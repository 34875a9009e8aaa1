import 'portal-kit/styles.css';
import { createRoot } from 'react-dom/client';
import '../partner.css';
import { fetchPartnerSite } from '../partner-site.ts';
import './other-library.css';
import { HostPage } from './host-page.tsx';

const integration = new URLSearchParams(location.search).get('integration') ?? 'react';
const site = await fetchPartnerSite();
createRoot(document.getElementById('app') as HTMLElement).render(
  <HostPage site={site} integration={integration} />,
);
