import type { KeyboardEvent, ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { asPart } from '../../theme/as-part';
import { classNames } from '../../theme/class-names';
import { useModalStanding } from '../standing/use-standing';
import * as css from './dialog.css';

export interface ModalFrameProps {
  /** A click beside it closes it. Default false. */
  isDismissable?: boolean | undefined;
  /** Escape does nothing. Default false. */
  isEscapeDisabled?: boolean | undefined;
  onClose: (() => void) | undefined;
  /** 720 px at most instead of 420. Default false. */
  isWide?: boolean | undefined;
  children: ReactNode;
}

const tabStops = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Tab goes round inside. Not by react-aria alone: where the page around us has one of its own open, both would take the
 * same press, one step each.
 */
function goRound(event: KeyboardEvent): void {
  const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event;
  if (key !== 'Tab' || altKey || ctrlKey || metaKey || nativeEvent.isComposing) return;
  // The popup of a field inside is no part of it.
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

/** What every dialog stands in: the page below inert, the focus kept inside and given back. */
export function ModalFrame(props: ModalFrameProps) {
  const { isDismissable, isEscapeDisabled, onClose, isWide, children } = props;
  const standing = useModalStanding();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the dialog, and has no box
    <div className={css.keys} onKeyDown={goRound}>
      <ModalOverlay
        {...standing}
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
        <Modal render={dialog} className={classNames(css.modal, isWide && css.wide)}>
          {children}
        </Modal>
      </ModalOverlay>
    </div>
  );
}
