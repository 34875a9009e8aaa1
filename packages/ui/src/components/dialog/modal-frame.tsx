import type { KeyboardEvent, ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { asPart } from '../../theme/as-part';
import { classNames } from '../../theme/class-names';
import { useModalStackingProps } from '../overlay-stacking/use-overlay-stacking';
import * as css from './dialog.css';

export interface ModalFrameProps {
  /** An outside click closes the dialog. Default false. */
  isDismissable?: boolean | undefined;
  /** Escape does not close the dialog. Default false. */
  isEscapeDisabled?: boolean | undefined;
  onClose: (() => void) | undefined;
  /** At most 720 px wide instead of 420 px. Default false. */
  isWide?: boolean | undefined;
  children: ReactNode;
}

const tabStops = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Keeps Tab inside the dialog. react-aria also contains focus, but if a dialog of the host is open too, both dialogs
 * would move focus for the same key press.
 */
function keepTabInside(event: KeyboardEvent): void {
  const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event;
  if (key !== 'Tab' || altKey || ctrlKey || metaKey || nativeEvent.isComposing) return;
  // The popup of a field is outside of the dialog.
  const dialog = (event.target as Element).closest('[role=dialog], [role=alertdialog]');
  if (!dialog) return;
  event.stopPropagation();
  const stops = [...dialog.querySelectorAll<HTMLElement>(tabStops)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility(),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const isBefore = !stops.includes(event.target as HTMLElement);
  if (event.target === (shiftKey ? first : last) || (isBefore && shiftKey)) {
    event.preventDefault();
    (shiftKey ? last : first)?.focus();
  }
}
const scrim = asPart('scrim');
const dialog = asPart('dialog');

/** The modal overlay of a dialog: makes the page inert, contains focus and restores it. */
export function ModalFrame(props: ModalFrameProps) {
  const { isDismissable, isEscapeDisabled, onClose, isWide, children } = props;
  const stackingProps = useModalStackingProps();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element only listens for key events of the dialog
    <div className={css.keys} onKeyDown={keepTabInside}>
      <ModalOverlay
        {...stackingProps}
        isOpen
        render={scrim}
        className={css.scrim}
        isDismissable={isDismissable ?? false}
        isKeyboardDismissDisabled={isEscapeDisabled ?? false}
        // An outside press keeps focus in the dialog, so that Escape works.
        onMouseDown={(event) => {
          if (event.target === event.currentTarget) event.preventDefault();
        }}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose?.();
        }}
      >
        <Modal render={dialog} className={classNames(css.modal, isWide && css.wide)}>
          {children}
        </Modal>
      </ModalOverlay>
    </div>
  );
}
