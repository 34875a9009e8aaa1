import '@fontsource-variable/inter/wght.css';
import '@portal-kit/ui/theme';
import './app/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DesignApp } from './app/design-app';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <DesignApp />
  </StrictMode>,
);
