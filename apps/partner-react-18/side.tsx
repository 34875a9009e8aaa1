import { createRoot } from 'react-dom/client';
import { Side } from '../partner-demo/pages/side.tsx';

createRoot(document.getElementById('react-18') as HTMLElement).render(<Side />);
