import * as css from './skeleton.css';

/** The place of a text that is still loading. */
export function Skeleton() {
  return <span aria-hidden="true" className={css.skeleton} />;
}
