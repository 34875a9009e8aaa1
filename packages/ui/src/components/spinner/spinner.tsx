import { classNames } from '../../theme/class-names';
import * as css from './spinner.css';

/** What {@link Spinner} takes. */
export interface SpinnerProps {
  /** Pixels. Default 24. */
  sizePx?: 16 | 24;
  /** Said to screen readers. Default: none, the spinner is decoration. */
  label?: string;
  className?: string;
}

/**
 * Something goes on that takes a moment, in the colour of the text around it. Where rows are on their way use the
 * table's own loading state. With reduced motion it fades instead of turning.
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
