import searchIcon from '@lucide/icons/icons/search';
import { IconButton } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { Kbd } from '@portal-kit/ui/kbd';
import * as css from './shell.css';
import { CommandPalette, isMac } from './use-shell-dialog';

interface SearchButtonProps {
  text: string;
  /** Name of the Control key. */
  control: string;
  onOpen: () => void;
}

/** Returns the props of a button that opens the command palette. */
const trigger = (onOpen: () => void) =>
  ({
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': isMac ? 'Meta+K' : 'Control+K',
    onPointerEnter: CommandPalette.preload,
    onFocus: CommandPalette.preload,
    onClick: onOpen,
  }) as const;

/** Opens the command palette and shows its keyboard shortcut. */
export function SearchButton({ text, control, onOpen }: SearchButtonProps) {
  return (
    <div className={css.searchPlace}>
      <button type="button" className={css.searchButton} {...trigger(onOpen)}>
        {text}
        <Kbd>{isMac ? '⌘ K' : `${control} K`}</Kbd>
      </button>
    </div>
  );
}

/** Opens the command palette from the top bar. */
export function SearchIconButton({ text, onOpen }: Omit<SearchButtonProps, 'control'>) {
  return <IconButton label={text} icon={<Icon data={searchIcon} sizePx={20} />} {...trigger(onOpen)} />;
}
