import copyIcon from '@lucide/icons/icons/copy';
import downloadIcon from '@lucide/icons/icons/download';
import { Button } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import type { TokenChanges } from '../address/playground-state';
import { CopyButton } from '../code/copy-button';
import * as css from './theme-controls.css';
import { hasChanges, themeCss } from './theme-css';

/** Time in milliseconds until the object URL is revoked. By then the browser has read the file. */
const keepMs = 60_000;

function download(text: string) {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/css' }));
  Object.assign(document.createElement('a'), { href, download: 'portal-theme.css' }).click();
  setTimeout(() => URL.revokeObjectURL(href), keepMs);
}

/** Copies or saves the style sheet of the theme, or discards all changes. */
export function ThemeActions({ changes, onReset }: { changes: TokenChanges; onReset: () => void }) {
  const isChanged = hasChanges(changes);
  return (
    <div className={css.actions}>
      <CopyButton label="Copy CSS" text={themeCss(changes)} icon={copyIcon} isDisabled={!isChanged} />
      <Button
        size="small"
        icon={<Icon data={downloadIcon} sizePx={14} />}
        isDisabled={!isChanged}
        onClick={() => download(themeCss(changes))}
      >
        Save CSS
      </Button>
      <Button
        size="small"
        tone="quiet"
        aria-label="Reset theme"
        isDisabled={!isChanged}
        isFocusableWhenDisabled
        onClick={onReset}
      >
        Reset
      </Button>
    </div>
  );
}
