import { type ReactNode, useId } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Button } from '../button/button';
import * as css from './dialog.css';
import { ModalFrame } from './modal-frame';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  /** The question; also the accessible name. */
  title: string;
  /** The consequence of Confirm; announced with the question. */
  text: string;
  /** Content below the text. Default: none. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** The action is running: Confirm shows a spinner and nothing closes the dialog. Default false. */
  isPending?: boolean;
  /** Called when Confirm is pressed. Not called while `isPending`. */
  onConfirm: () => void;
  /** Called for Cancel and Escape. Stop rendering the dialog. */
  onCancel: () => void;
}

/**
 * A confirmation before an action. Render it only while it is open. Focus starts on Confirm and returns to the
 * previously focused element.
 *
 * Source: specification, section 2 (420 px wide). Escape cancels; an outside click does nothing.
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
  const { title, text, children, confirmLabel, cancelLabel, isPending, onConfirm, onCancel } = props;
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
        {children}
        <div part="actions" className={css.actions}>
          <Button onClick={onCancel} isDisabled={isPending}>
            {cancelLabel}
          </Button>
          <Button
            tone="primary"
            onClick={onConfirm}
            // A held Enter that submitted the form must not confirm.
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
