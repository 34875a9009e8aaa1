import ellipsisIcon from '@lucide/icons/icons/ellipsis';
import { Button, IconButton } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { type RefObject, useState } from 'react';
import { useMessages } from '../../../kernel/messages/use-messages';
import { attentionMessages } from './attention.messages';

const ExceptionMenu = lazyPart(() => import('./exception-menu').then((part) => part.ExceptionMenu));

interface ExceptionActionsProps {
  /** Name of the record. */
  subject: string;
  isSnoozed: boolean;
  hasNote: boolean;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onSnoozed: (days: number) => void;
  onWoken: () => void;
  onNoteRequested: () => void;
  onNoteDeleted: () => void;
}

/** The menu button of an exception, or the button that ends its snooze. */
export function ExceptionActions({ subject, isSnoozed, buttonRef, onWoken, ...menu }: ExceptionActionsProps) {
  const texts = useMessages(attentionMessages);
  const [isOpen, setOpen] = useState(false);
  if (isSnoozed) {
    return (
      <Button size="small" aria-label={texts.fixOf(texts.wake, subject)} onClick={onWoken}>
        {texts.wake}
      </Button>
    );
  }
  const label = texts.actionsOf(subject);
  return (
    <>
      <IconButton
        size="small"
        buttonRef={buttonRef}
        label={label}
        icon={<Icon data={ellipsisIcon} sizePx={18} />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={ExceptionMenu.preload}
        onFocus={ExceptionMenu.preload}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <ExceptionMenu
          {...menu}
          triggerRef={buttonRef}
          texts={texts}
          label={label}
          onClose={() => setOpen(false)}
          onLoadFailed={() => setOpen(false)}
        />
      )}
    </>
  );
}
