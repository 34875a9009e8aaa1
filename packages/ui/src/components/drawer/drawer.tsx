import xIcon from '@lucide/icons/icons/x';
import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Dialog';
import { IconButton } from '../button/button';
import { Icon } from '../icon/icon';
import * as css from './drawer.css';
import { DrawerFrame } from './drawer-frame';

/** Props of {@link Drawer}. */
export interface DrawerProps {
  /** The heading, always visible; also the accessible name. */
  title: string;
  /** The accessible name of the close button. */
  closeLabel: string;
  /** Called for the close button, Escape and an outside click. Stop rendering the drawer. */
  onClose: () => void;
  /** The content, which scrolls below the heading. */
  children: ReactNode;
  /** The width in pixels, limited to the window. Default 400, like the feature-flag drawer in the specification. */
  widthPx?: number;
  /** The id of the dialog, for `aria-controls` of its trigger. */
  id?: string | undefined;
}

/**
 * A modal panel at the inline end of the window, such as feature flags. The page is inert, Tab stays inside, and
 * closing restores focus. Render it only while it is open.
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
        <IconButton label={closeLabel} icon={<Icon data={xIcon} sizePx={18} />} onClick={onClose} />
      </div>
      <div className={css.content}>{children}</div>
    </DrawerFrame>
  );
}
