import { classNames } from '../../theme/class-names';
import * as css from './skeleton.css';

/** The place of a text that is still loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames(css.skeleton, className)} />;
}
