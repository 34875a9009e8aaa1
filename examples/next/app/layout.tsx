import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import './page.css';
import { Portal } from './portal';

export const metadata: Metadata = { title: 'Our stock', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Portal>{children}</Portal>
      </body>
    </html>
  );
}
