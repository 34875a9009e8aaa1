import { createRoot } from 'react-dom/client';
import { ReactSection } from '../partner-demo/pages/react-section.tsx';

createRoot(document.getElementById('react-18') as HTMLElement).render(<ReactSection />);
