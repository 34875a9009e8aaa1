import { useId } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Button } from '../button/button';
import * as css from './dialog.css';
import { ModalFrame } from './modal-frame';

/** What {@link ConfirmDialog} asks and where the answer goes. */
export interface ConfirmDialogProps {
  /** The question; also the accessible name. */
  title: string;
  /** What follows from Confirm; announced with the question. */
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  /** The answer is being carried out: Confirm shows a spinner and nothing closes the dialog. Default false. */
  isPending?: boolean;
  /** Confirm was pressed, by pointer or key. Never called while `isPending`. */
  onConfirm: () => void;
  /** Cancel or Escape. Stop rendering the dialog. */
  onCancel: () => void;
}

/**
 * Asks before something is sent or lost. Render it only while it asks; the focus starts on Confirm and goes back to
 * where it was.
 *
 * Source: specification, section 2 (420 px wide). Escape is Cancel, a click beside it is nothing.
 *
 * @example
 * ```tsx
 * import { ConfirmDialog } from '@portal-kit/ui/confirm-dialog';
 *
 * export const LeaveQuestion = ({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) => (
 *   <ConfirmDialog
 *     title="Are you sure?"
 *     text="Changes you made may not be saved."
 *     confirmLabel="Confirm"
 *     cancelLabel="Cancel"
 *     onConfirm={onLeave}
 *     onCancel={onStay}
 *   />
 * );
 * ```
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmLabel, cancelLabel, isPending, onConfirm, onCancel } = props;
  const textId = useId();
  return (
    <ModalFrame isEscapeDisabled={isPending} onClose={onCancel}>
      <Dialog role="alertdialog" aria-describedby={textId} className={css.dialog}>
        <Heading slot="title" part="title" className={css.title}>
          {title}
        </Heading>
        <p id={textId} className={css.text}>
          {text}
        </p>
        <div part="actions" className={css.actions}>
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
    </ModalFrame>
  );
}
