import type { ReactNode } from 'react';
import * as css from './empty-state.css';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  text?: string | undefined;
  /** The server's own words, or a reference to name to support. */
  detail?: string | undefined;
  tone?: 'neutral' | 'bad';
  actions?: ReactNode;
  /** It is all that the page has: its title is the page's. */
  isPage?: boolean;
}

/** Says that there is nothing, or that it failed, and what to do next. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, text, detail, tone = 'neutral', actions, isPage } = props;
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className={css.state} role={tone === 'bad' ? 'alert' : 'status'}>
      {icon && <div className={tone === 'bad' ? css.badIcon : css.icon}>{icon}</div>}
      <Title className={css.title}>{title}</Title>
      {text && <p className={css.text}>{text}</p>}
      {detail && <p className={css.detail}>{detail}</p>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
