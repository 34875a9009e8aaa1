import type { ReactNode } from 'react';
import * as css from './empty-state.css';

/** What {@link EmptyState} says. */
export interface EmptyStateProps {
  /** 32 px; hide it from screen readers. */
  icon?: ReactNode;
  title: string;
  /** What to do next. */
  text?: string | undefined;
  /** The server's own words, or a reference to name to support. */
  detail?: string | undefined;
  /** `bad` for a failure: the icon is red and the whole is announced at once. Default `neutral`. */
  tone?: 'neutral' | 'bad';
  /** Buttons, such as Retry or the one that creates the first. */
  actions?: ReactNode;
  /** It is all that the page has: its title is the page's, an `h1` instead of an `h2`. Default false. */
  isPage?: boolean;
}

/**
 * Says, in the place of content, that there is nothing or that it failed, and what to do next.
 *
 * @example
 * ```tsx
 * import { Button } from '@portal-kit/ui/button';
 * import { EmptyState } from '@portal-kit/ui/empty-state';
 *
 * export const DataError = ({ onRetry }: { onRetry: () => void }) => (
 *   <EmptyState
 *     tone="bad"
 *     title="Data Error"
 *     text="Please refresh the page or try again later"
 *     actions={<Button onClick={onRetry}>Retry</Button>}
 *   />
 * );
 * ```
 */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, text, detail, tone = 'neutral', actions, isPage } = props;
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div part={`empty-state ${tone}`} className={css.state} role={tone === 'bad' ? 'alert' : 'status'}>
      {icon && <div className={tone === 'bad' ? css.badIcon : css.icon}>{icon}</div>}
      <Title part="title" className={css.title}>
        {title}
      </Title>
      {text && <p className={css.text}>{text}</p>}
      {detail && <p className={css.detail}>{detail}</p>}
      {actions && (
        <div part="actions" className={css.actions}>
          {actions}
        </div>
      )}
    </div>
  );
}
