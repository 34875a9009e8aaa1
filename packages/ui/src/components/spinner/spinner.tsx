import { classNames } from '../../theme/class-names';
import * as css from './spinner.css';

export interface SpinnerProps {
  sizePx?: 16 | 24;
  /** Said to screen readers; without it the spinner is decoration. */
  label?: string;
  className?: string;
}

export function Spinner({ sizePx = 24, label, className }: SpinnerProps) {
  const size = sizePx === 16 ? css.size16 : css.size24;
  const names = classNames(css.spinner, size, className);
  return label ? (
    <span role="status" aria-label={label} className={names} />
  ) : (
    <span aria-hidden="true" className={names} />
  );
}
