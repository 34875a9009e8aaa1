import type { ReactNode } from 'react';
import { DrawerFrame } from './drawer-frame';

export interface NavigationDrawerProps {
  /** The id of the dialog, for `aria-controls`. */
  id?: string;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** The navigation (320 px) at the start edge of the window. Escape and an outside press close it. */
export function NavigationDrawer(props: NavigationDrawerProps) {
  return <DrawerFrame {...props} side="start" widthPx={320} />;
}
