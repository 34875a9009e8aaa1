import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Dialog';
import { IconButton } from '../button/button';
import * as css from './drawer.css';
import { DrawerFrame } from './drawer-frame';

/** What {@link Drawer} holds. */
export interface DrawerProps {
  /** The heading, always in sight; also the accessible name. */
  title: string;
  /** The name of the close icon. */
  closeLabel: string;
  /** The icon, Escape or a click beside it. Stop rendering the drawer. */
  onClose: () => void;
  /** Scrolls below the heading. */
  children: ReactNode;
  /** Pixels; a narrower window is filled. Default 400, the specification's feature-flag drawer. */
  widthPx?: number;
  /** Of the dialog, for the `aria-controls` of what opens it. */
  id?: string | undefined;
}

/**
 * A panel over the page at its inline end, for what is looked at beside the work, such as feature flags. The page
 * below is inert, Tab stays inside, and the focus goes back to what opened it. Render it only while it is open.
 *
 * @example
 * ```tsx
 * import { Button } from '@portal-kit/ui/button';
 * import { Drawer } from '@portal-kit/ui/drawer';
 * import { useState } from 'react';
 *
 * export function Flags() {
 *   const [isOpen, setOpen] = useState(false);
 *   return (
 *     <>
 *       <Button aria-expanded={isOpen} aria-controls={isOpen ? 'flags' : undefined} onClick={() => setOpen(true)}>
 *         Feature flags
 *       </Button>
 *       {isOpen && (
 *         <Drawer id="flags" title="Feature flags" closeLabel="Close" onClose={() => setOpen(false)}>
 *           None.
 *         </Drawer>
 *       )}
 *     </>
 *   );
 * }
 * ```
 */
export function Drawer({ title, closeLabel, onClose, children, widthPx = 400, id }: DrawerProps) {
  return (
    <DrawerFrame side="end" widthPx={widthPx} id={id} onClose={onClose}>
      <div className={css.head}>
        <Heading slot="title" className={css.title}>
          {title}
        </Heading>
        <IconButton label={closeLabel} icon={<X size={18} />} onClick={onClose} />
      </div>
      <div className={css.content}>{children}</div>
    </DrawerFrame>
  );
}
