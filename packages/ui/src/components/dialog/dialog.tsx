import xIcon from '@lucide/icons/icons/x';
import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { IconButton } from '../button/button';
import { Icon } from '../icon/icon';
import * as css from './dialog.css';
import { ModalFrame } from './modal-frame';

interface DialogContent {
  /** The heading; also the accessible name. */
  title: string;
  /** A sentence below the title, announced with it. */
  text?: string;
  /** At most 720 px wide instead of 420 px, for a table. Default false. */
  isWide?: boolean;
  /** The content, such as a form. Focus moves to an element with `autoFocus`, or to the dialog if there is none. */
  children: ReactNode;
}

interface DismissableDialog {
  /** The close button, Escape and an outside click close the dialog. Default true. */
  isDismissable?: true;
  /** The accessible name of the close button. */
  closeLabel: string;
  /** Called when the user closes the dialog. Stop rendering the dialog. */
  onClose: () => void;
}

interface LastingDialog {
  /** Only the content can close the dialog: it has no close button, and Escape and outside clicks do nothing. */
  isDismissable: false;
  closeLabel?: undefined;
  onClose?: undefined;
}

/** Props of {@link Dialog}. */
export type DialogProps = DialogContent & (DismissableDialog | LastingDialog);

/**
 * A modal dialog for any content, at most 420 px wide; it scrolls in a small window. The page is inert, Tab stays
 * inside, and closing restores focus. Render it only while it is open. Use `ConfirmDialog` for a confirmation.
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
      {/* react-aria does not find the heading in a shadow root, so that the dialog would have no name. */}
      <AriaDialog
        aria-label={title}
        aria-describedby={text === undefined ? undefined : textId}
        className={css.dialog}
      >
        <div className={css.head}>
          <Heading slot="title" part="title" className={css.title}>
            {title}
          </Heading>
          {closeLabel !== undefined && (
            <IconButton
              label={closeLabel}
              icon={<Icon data={xIcon} sizePx={18} />}
              className={css.close}
              onClick={onClose}
            />
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
