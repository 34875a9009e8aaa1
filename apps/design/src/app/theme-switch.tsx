import monitorIcon from '@lucide/icons/icons/monitor';
import moonIcon from '@lucide/icons/icons/moon';
import sunIcon from '@lucide/icons/icons/sun';
import { Icon, type IconData } from '@portal-kit/ui/icon';
import { visuallyHidden } from '@portal-kit/ui/visually-hidden';
import { useId } from 'react';
import { type Theme, themes } from './theme-choice';
import * as css from './theme-switch.css';

const looks: Readonly<Record<Theme, { label: string; icon: IconData }>> = {
  system: { label: 'System theme', icon: monitorIcon },
  light: { label: 'Light theme', icon: sunIcon },
  dark: { label: 'Dark theme', icon: moonIcon },
};

interface ThemeSwitchProps {
  theme: Theme;
  onChange: (theme: Theme) => void;
}

export function ThemeSwitch({ theme, onChange }: ThemeSwitchProps) {
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className={visuallyHidden}>Theme</legend>
      {themes.map((each) => (
        <label key={each} className={css.option} title={looks[each].label}>
          <input
            type="radio"
            name={name}
            className={css.input}
            checked={each === theme}
            onChange={() => onChange(each)}
          />
          <Icon data={looks[each].icon} sizePx={16} />
          <span className={visuallyHidden}>{looks[each].label}</span>
        </label>
      ))}
    </fieldset>
  );
}
