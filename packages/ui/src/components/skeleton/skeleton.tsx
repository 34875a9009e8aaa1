import { classNames } from '../../theme/class-names';
import * as css from './skeleton.css';

/**
 * The place of a text that is still loading. Screen readers pass over it: say by a `role="status"` around that it loads.
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
