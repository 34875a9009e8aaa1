import triangleAlertIcon from '@lucide/icons/icons/triangle-alert';
import { Icon } from '@portal-kit/ui/icon';
import type { TokenChanges } from '../address/playground-state';
import { findContrastProblems } from './contrast-problems';
import * as css from './theme-controls.css';

const shown = 4;

/** Warns of changed colors with a contrast below WCAG 2.2 AA. */
export function ContrastWarning({ changes }: { changes: TokenChanges }) {
  const problems = findContrastProblems(changes);
  return (
    <div role="status">
      {problems.length > 0 && (
        <div className={css.warning}>
          <Icon data={triangleAlertIcon} sizePx={16} className={css.warningIcon} />
          <ul className={css.warningList}>
            {problems.slice(0, shown).map(({ theme, color, background, ratio, required }) => (
              <li key={`${theme} ${color} ${background}`}>
                {`--pk-${color} on --pk-${background}: contrast ${ratio.toFixed(1)}:1 in the ${theme} theme, ${required}:1 is required.`}
              </li>
            ))}
            {problems.length > shown && <li>{`${problems.length - shown} more pairs are too close.`}</li>}
          </ul>
        </div>
      )}
    </div>
  );
}
