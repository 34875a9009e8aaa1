import linkIcon from '@lucide/icons/icons/link';
import monitorIcon from '@lucide/icons/icons/monitor';
import moonIcon from '@lucide/icons/icons/moon';
import rotateIcon from '@lucide/icons/icons/rotate-ccw';
import sunIcon from '@lucide/icons/icons/sun';
import { Button } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import type { PlaygroundAddress } from '../address/use-playground';
import { CopyButton } from '../code/copy-button';
import { SegmentedControl } from '../fields/segmented-control';
import { documentation } from './documentation';
import * as css from './shell.css';

const icon = (data: typeof sunIcon) => <Icon data={data} sizePx={14} />;

const themes = [
  { id: 'light', label: 'Light', icon: icon(sunIcon) },
  { id: 'dark', label: 'Dark', icon: icon(moonIcon) },
  { id: 'system', label: 'System', icon: icon(monitorIcon) },
] as const;

function Mark() {
  return (
    <svg viewBox="0 0 32 32" className={css.mark} aria-hidden="true">
      <rect width="32" height="32" rx="8" className={css.markShape} />
      <path
        d="M11 6h10l-.6 7.2a4.6 4.6 0 0 1-3.6 4.1V24H20a1 1 0 1 1 0 2h-8a1 1 0 1 1 0-2h3.2v-6.7a4.6 4.6 0 0 1-3.6-4.1z"
        className={css.markGlyph}
      />
    </svg>
  );
}

export interface HeaderProps extends PlaygroundAddress {
  onReset: () => void;
  canReset: boolean;
}

export function Header({ state, change, onReset, canReset }: HeaderProps) {
  return (
    <header className={css.header}>
      <Mark />
      <div className={css.brand}>
        <span className={css.product}>Supplier portal</span>
        <span className={css.place}>Playground</span>
        {documentation && (
          <a className={css.docs} href={documentation.home}>
            Documentation
          </a>
        )}
      </div>
      <div className={css.actions}>
        <SegmentedControl
          label="Color theme"
          isLabelHidden
          hasIconsOnly
          value={state.theme}
          options={themes}
          onChange={(theme) => change({ theme })}
        />
        <Button size="small" icon={icon(rotateIcon)} isDisabled={!canReset} onClick={onReset}>
          Reset data
        </Button>
        <CopyButton label="Copy link" text={location.href} icon={linkIcon} />
      </div>
    </header>
  );
}
