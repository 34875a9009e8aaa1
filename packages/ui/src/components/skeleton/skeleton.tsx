import { classNames } from '../../theme/class-names';
import * as css from './skeleton.css';

/**
 * A placeholder for loading text, hidden from screen readers. Announce the loading state in an ancestor with
 * `role="status"`.
 *
 * @example
 * ```tsx
 * import { Skeleton } from '@portal-kit/ui/skeleton';
 *
 * export const Total = ({ total }: { total: number | undefined }) => total ?? <Skeleton />;
 * ```
 */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames(css.skeleton, className)} />;
}
