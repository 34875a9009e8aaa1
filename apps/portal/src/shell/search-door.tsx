import { Kbd } from '@portal-kit/ui/kbd';
import * as css from './shell.css';
import { CommandPalette, isMac } from './use-command-palette';

/** The visible way to the command palette, with its key. */
export function SearchDoor({ text, onOpen }: { text: string; onOpen: () => void }) {
  return (
    <div className={css.searchPlace}>
      <button
        type="button"
        className={css.searchDoor}
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
