import chevronDownIcon from '@lucide/icons/icons/chevron-down';
import { Icon } from '@portal-kit/ui/icon';
import type { ReactNode } from 'react';
import * as css from './controls.css';

export interface SectionProps {
  title: string;
  /** A short text beside the title, for example the number of changes. */
  note?: string | undefined;
  isOpen?: boolean;
  children: ReactNode;
}

/** A group of controls that opens and closes. */
export function Section({ title, note, isOpen = false, children }: SectionProps) {
  return (
    <details open={isOpen} className={css.section}>
      <summary className={css.summary}>
        <h2 className={css.title}>{title}</h2>
        {note && <span className={css.note}>{note}</span>}
        <Icon data={chevronDownIcon} sizePx={16} className={css.marker} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
