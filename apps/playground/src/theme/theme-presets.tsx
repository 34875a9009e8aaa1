import type { TokenChanges } from '../address/playground-state';
import { themePresets } from './presets';
import * as css from './theme-controls.css';
import { themeColors, themeCss } from './theme-css';

export interface ThemePresetsProps {
  changes: TokenChanges;
  onChange: (changes: TokenChanges) => void;
}

/** Buttons that replace all changes of the theme. */
export function ThemePresets({ changes, onChange }: ThemePresetsProps) {
  const current = themeCss(changes);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in this grid
    <div role="group" aria-label="Example themes" className={css.presets}>
      {themePresets.map((preset) => (
        <button
          key={preset.name}
          type="button"
          className={css.preset}
          aria-pressed={themeCss(preset.changes) === current}
          onClick={() => onChange(preset.changes)}
        >
          <svg viewBox="0 0 20 20" className={css.dot} aria-hidden="true">
            <circle cx="10" cy="10" r="10" fill={themeColors(preset.changes).light['color-accent']} />
          </svg>
          {preset.name}
        </button>
      ))}
    </div>
  );
}
