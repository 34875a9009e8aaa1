import { createRoot } from 'react-dom/client';
import { Stock } from '../partner-demo/pages/stock.tsx';

createRoot(document.getElementById('app') as HTMLElement).render(<Stock />);
