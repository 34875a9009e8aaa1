import { Kbd } from '@portal-kit/ui/kbd';
import * as css from './shell.css';
import { CommandPalette, isMac } from './use-command-palette';

/** Opens the command palette and shows its keyboard shortcut. */
export function SearchButton({ text, onOpen }: { text: string; onOpen: () => void }) {
  return (
    <div className={css.searchPlace}>
      <button
        type="button"
        className={css.searchButton}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onPointerEnter={CommandPalette.preload}
        onFocus={CommandPalette.preload}
        onClick={onOpen}
      >
        {text}
        <Kbd>{isMac ? '⌘ K' : 'Ctrl K'}</Kbd>
      </button>
    </div>
  );
}
