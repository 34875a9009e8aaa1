import { createRoot } from 'react-dom/client';
import { Stock } from '../stock.tsx';

createRoot(document.getElementById('app') as HTMLElement).render(<Stock />);
