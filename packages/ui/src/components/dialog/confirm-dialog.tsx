import { useId } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../../theme/class-names';
import { Button } from '../button/button';
import * as css from './dialog.css';

export interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before something is sent. 420 px wide; Escape is Cancel, a click beside it is nothing.
 * While `isPending` neither button nor Escape does anything. Source: specification, section 2.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmLabel, cancelLabel, isPending, onConfirm, onCancel } = props;
  const textId = useId();
  return (
    <ModalOverlay
      isOpen
      className={css.scrim}
      isKeyboardDismissDisabled={isPending}
      // A press beside the dialog must not take the focus out of it: Escape works on.
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) event.preventDefault();
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
    >
      <Modal className={classNames(css.modal, css.confirmWidth)}>
        <Dialog role="alertdialog" aria-describedby={textId} className={css.dialog}>
          <Heading slot="title" className={css.title}>
            {title}
          </Heading>
          <p id={textId} className={css.text}>
            {text}
          </p>
          <div className={css.actions}>
            <Button onClick={onCancel} isDisabled={isPending}>
              {cancelLabel}
            </Button>
            <Button
              tone="primary"
              onClick={onConfirm}
              // The Enter that sent the form, still held down, is no answer.
              onKeyDown={(event) => event.repeat && event.preventDefault()}
              isPending={isPending}
              autoFocus
            >
              {confirmLabel}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
