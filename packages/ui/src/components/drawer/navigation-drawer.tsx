import type { ReactNode } from 'react';
import { DrawerFrame } from './drawer-frame';

export interface NavigationDrawerProps {
  /** Of the dialog, for `aria-controls`. */
  id?: string;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** The navigation (320 px) at the start edge, a strip of the page beside it. Escape or a press on that closes it. */
export function NavigationDrawer(props: NavigationDrawerProps) {
  return <DrawerFrame {...props} side="start" widthPx={320} />;
}
