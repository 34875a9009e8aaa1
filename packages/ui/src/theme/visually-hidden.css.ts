import { component } from './component';

/** The style of {@link visuallyHidden}, for a `.css.ts` rule that applies under a condition. */
export const visuallyHiddenStyle = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/**
 * Class name for content that only screen readers read.
 *
 * @example
 * ```tsx
 * import { visuallyHidden } from '@portal-kit/ui/visually-hidden';
 *
 * export const Count = ({ count }: { count: number }) => (
 *   <p role="status" className={visuallyHidden}>{`${count} items`}</p>
 * );
 * ```
 */
export const visuallyHidden = component(visuallyHiddenStyle);
