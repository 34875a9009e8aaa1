import type { ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import * as css from './status-dot.css';

/**
 * The meaning of a status: done (`ok`), in progress (`info`, `teal`), needs attention (`warn`), failed (`bad`), or
 * closed (`neutral`).
 */
export type StatusTone = keyof typeof css.tones;

/**
 * A status as a colored dot and a text.
 *
 * @example
 * ```tsx
 * import { StatusDot } from '@portal-kit/ui/status-dot';
 *
 * export const Active = () => <StatusDot tone="ok">Active</StatusDot>;
 * ```
 */
export function StatusDot({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span part={`status ${tone}`} className={css.status}>
      <span aria-hidden="true" className={classNames(css.dot, css.tones[tone])} />
      {children}
    </span>
  );
}
