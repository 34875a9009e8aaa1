import type { ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import * as css from './status-dot.css';

export type StatusTone = keyof typeof css.tones;

/** A status as a dot and a word: colour never says it alone. */
export function StatusDot({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={css.status}>
      <span aria-hidden="true" className={classNames(css.dot, css.tones[tone])} />
      {children}
    </span>
  );
}
