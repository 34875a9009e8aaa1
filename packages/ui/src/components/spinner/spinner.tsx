import { classNames } from '../../theme/class-names';
import * as css from './spinner.css';

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** Pixels. Default 24. */
  sizePx?: 16 | 24;
  /** The text for screen readers. Default none: the spinner is hidden from screen readers. */
  label?: string;
  className?: string;
}

/**
 * A loading indicator in the current text color. Use the loading state of `DataTable` for rows. With reduced motion
 * the spinner fades instead of rotating.
 *
 * @example
 * ```tsx
 * import { Spinner } from '@portal-kit/ui/spinner';
 *
 * export const Loading = () => <Spinner label="Loading" />;
 * ```
 */
export function Spinner({ sizePx = 24, label, className }: SpinnerProps) {
  const size = sizePx === 16 ? css.size16 : css.size24;
  const names = classNames(css.spinner, size, className);
  return label ? (
    <span role="status" aria-label={label} className={names} />
  ) : (
    <span aria-hidden="true" className={names} />
  );
}
