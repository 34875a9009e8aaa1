import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { IconButton } from '../button/button';
import * as css from './dialog.css';
import { ModalFrame } from './modal-frame';

interface DialogContent {
  /** The heading; also the accessible name. */
  title: string;
  /** A sentence below the title, announced with it. */
  text?: string;
  /** 720 px wide at most, for a table; 420 px otherwise. Default false. */
  isWide?: boolean;
  /** Anything, such as a form. What has `autoFocus` gets the focus, else the dialog itself. */
  children: ReactNode;
}

interface DismissableDialog {
  /** Its icon, Escape and a click beside it close the dialog. Default true. */
  isDismissable?: true;
  /** The name of the close icon. */
  closeLabel: string;
  /** Asked to close. Stop rendering the dialog. */
  onClose: () => void;
}

interface LastingDialog {
  /** Only its content can end it: no close icon, and neither Escape nor a click beside it does anything. */
  isDismissable: false;
  closeLabel?: undefined;
  onClose?: undefined;
}

/** What {@link Dialog} shows, and whether it can be closed without an answer. */
export type DialogProps = DialogContent & (DismissableDialog | LastingDialog);

/**
 * Content of any kind above the page, such as signing in again over a form that must not be lost. At most 420 px wide;
 * it scrolls where the window is too small. The page below is inert, Tab stays inside, and the focus goes back to
 * where it was. Render it only while it is open. For a question with two answers use `ConfirmDialog`.
 *
 * @example
 * ```tsx
 * import { Button } from '@portal-kit/ui/button';
 * import { Dialog } from '@portal-kit/ui/dialog';
 *
 * export const SessionEnded = ({ onSignIn }: { onSignIn: () => void }) => (
 *   <Dialog title="Sign in to continue" text="Your session has ended. Nothing you typed is lost." isDismissable={false}>
 *     <Button onClick={onSignIn}>Sign in</Button>
 *   </Dialog>
 * );
 * ```
 */
export function Dialog(props: DialogProps) {
  const { title, text, children, isWide, isDismissable = true, closeLabel, onClose } = props;
  const textId = useId();
  return (
    <ModalFrame
      isDismissable={isDismissable}
      isEscapeDisabled={!isDismissable}
      isWide={isWide}
      onClose={onClose}
    >
      <AriaDialog aria-describedby={text === undefined ? undefined : textId} className={css.dialog}>
        <div className={css.head}>
          <Heading slot="title" part="title" className={css.title}>
            {title}
          </Heading>
          {closeLabel !== undefined && (
            <IconButton label={closeLabel} icon={<X size={18} />} className={css.close} onClick={onClose} />
          )}
        </div>
        {text !== undefined && (
          <p id={textId} className={css.text}>
            {text}
          </p>
        )}
        <div className={css.content}>{children}</div>
      </AriaDialog>
    </ModalFrame>
  );
}
