import clockIcon from '@lucide/icons/icons/clock';
import pencilIcon from '@lucide/icons/icons/pencil';
import trashIcon from '@lucide/icons/icons/trash';
import { Icon } from '@portal-kit/ui/icon';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '@portal-kit/ui/menu';
import type { RefObject } from 'react';
import type { AttentionTexts } from './attention.messages';

interface ExceptionMenuProps {
  triggerRef: RefObject<HTMLElement | null>;
  texts: AttentionTexts;
  label: string;
  hasNote: boolean;
  onClose: () => void;
  /** Called with a number of days. */
  onSnoozed: (days: number) => void;
  onNoteRequested: () => void;
  onNoteDeleted: () => void;
}

const clock = <Icon data={clockIcon} sizePx={16} />;

/** Menu of an exception: snooze and note. */
export function ExceptionMenu({
  texts,
  triggerRef,
  label,
  hasNote,
  onClose,
  ...actions
}: ExceptionMenuProps) {
  const snooze = (days: number) => () => actions.onSnoozed(days);
  return (
    <Menu aria-label={label} triggerRef={triggerRef} onOpenChange={onClose}>
      <MenuSection aria-label={texts.snooze}>
        <MenuItem icon={clock} onAction={snooze(1)}>
          {texts.snoozeFor.tomorrow}
        </MenuItem>
        <MenuItem icon={clock} onAction={snooze(3)}>
          {texts.snoozeFor.days}
        </MenuItem>
        <MenuItem icon={clock} onAction={snooze(7)}>
          {texts.snoozeFor.week}
        </MenuItem>
      </MenuSection>
      <MenuSeparator />
      <MenuItem icon={<Icon data={pencilIcon} sizePx={16} />} onAction={actions.onNoteRequested}>
        {hasNote ? texts.editNote : texts.addNote}
      </MenuItem>
      {hasNote ? (
        <MenuItem icon={<Icon data={trashIcon} sizePx={16} />} onAction={actions.onNoteDeleted}>
          {texts.deleteNote}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
