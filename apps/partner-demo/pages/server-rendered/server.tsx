import { renderToString } from 'react-dom/server';
import type { PartnerSite } from '../partner-site.ts';
import { Page } from './page.tsx';

export const render = (site: PartnerSite) => renderToString(<Page {...site} />);
