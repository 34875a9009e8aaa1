import type { CSSProperties, ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../../theme/class-names';
import { useModalStanding } from '../standing/use-standing';
import * as css from './drawer.css';

export interface DrawerFrameProps {
  side: keyof typeof css.sides;
  widthPx: number;
  id?: string | undefined;
  /** The accessible name, where no heading with the slot `title` gives it. */
  label?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A modal surface as tall as the window at one of its edges; it is what scrolls. */
export function DrawerFrame({ side, widthPx, id, label, onClose, children }: DrawerFrameProps) {
  const width = { '--drawer-width': `${widthPx}px` } as CSSProperties;
  const standing = useModalStanding();
  return (
    <ModalOverlay
      {...standing}
      isOpen
      isDismissable
      className={css.scrim}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={classNames(css.surface, css.sides[side])} style={width}>
        <Dialog id={id} aria-label={label} className={css.dialog}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
