import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as css from './drawer.css';

export interface DrawerProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal panel at the start edge; Escape or a click beside it closes it. Render it only while it is open. */
export function Drawer({ label, onClose, children }: DrawerProps) {
  return (
    <ModalOverlay
      isOpen
      isDismissable
      className={css.scrim}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={css.drawer}>
        <Dialog aria-label={label} className={css.dialog}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
