import 'portal-kit/styles.css';
import { createRoot } from 'react-dom/client';
import '../partner.css';
import { partnerSite } from '../partner-site.ts';
import './other-library.css';
import { Ledger } from './ledger.tsx';

const door = new URLSearchParams(location.search).get('door') ?? 'react';
const site = await partnerSite();
createRoot(document.getElementById('app') as HTMLElement).render(<Ledger site={site} door={door} />);
