import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { asPart } from '../../theme/as-part';
import * as css from './dialog.css';

export interface ModalFrameProps {
  /** A click beside it closes it. Default false. */
  isDismissable?: boolean | undefined;
  /** Escape does nothing. Default false. */
  isEscapeDisabled?: boolean | undefined;
  onClose: (() => void) | undefined;
  children: ReactNode;
}

const scrim = asPart('scrim');
const dialog = asPart('dialog');

/** What every dialog stands in: 420 px at most, the page below inert, the focus kept inside and given back. */
export function ModalFrame({ isDismissable, isEscapeDisabled, onClose, children }: ModalFrameProps) {
  return (
    <ModalOverlay
      isOpen
      render={scrim}
      className={css.scrim}
      isDismissable={isDismissable ?? false}
      isKeyboardDismissDisabled={isEscapeDisabled ?? false}
      // A press beside the dialog must not take the focus out of it: Escape works on.
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) event.preventDefault();
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose?.();
      }}
    >
      <Modal render={dialog} className={css.modal}>
        {children}
      </Modal>
    </ModalOverlay>
  );
}
