import type { CSSProperties, ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../../theme/class-names';
import { useModalStackingProps } from '../overlay-stacking/use-overlay-stacking';
import * as css from './drawer.css';

export interface DrawerFrameProps {
  side: keyof typeof css.sides;
  widthPx: number;
  id?: string | undefined;
  /** The accessible name. Required if the drawer has no heading in the slot `title`. */
  label?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A modal surface at one edge of the window, as high as the window. The surface scrolls. */
export function DrawerFrame({ side, widthPx, id, label, onClose, children }: DrawerFrameProps) {
  const width = { '--drawer-width': widthPx } as CSSProperties;
  const stackingProps = useModalStackingProps();
  return (
    <ModalOverlay
      {...stackingProps}
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
