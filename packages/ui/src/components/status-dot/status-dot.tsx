import type { ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import * as css from './status-dot.css';

/** What a status means for the user: done, under way (`info`, `teal`), in need of attention, failed, or over. */
export type StatusTone = keyof typeof css.tones;

/**
 * A status as a dot and a word: colour never says it alone.
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
