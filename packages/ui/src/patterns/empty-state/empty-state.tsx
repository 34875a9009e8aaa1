import type { ReactNode } from 'react';
import { FoldedText } from '../../components/folded-text/folded-text';
import * as css from './empty-state.css';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** 32 px; hide it from screen readers. */
  icon?: ReactNode;
  title: string;
  /** What to do next. */
  text?: string | undefined;
  /** The message of the server. */
  detail?: string | undefined;
  /** BCP 47 tag of `detail`, if it differs from the language of the page. */
  detailLang?: string | undefined;
  /** A reference for support, after `detail`. */
  reference?: string | undefined;
  /** `bad` for an error: the icon is red and the message is announced immediately. Default `neutral`. */
  tone?: 'neutral' | 'bad';
  /** Buttons, such as Retry or Create. */
  actions?: ReactNode;
  /** The title is the `h1` of the page instead of an `h2`. Default false. */
  isPage?: boolean;
}

/**
 * Replaces content that is empty or failed to load, and shows the next step.
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
  const { icon, title, text, detail, detailLang, reference, tone = 'neutral', actions, isPage } = props;
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div part={`empty-state ${tone}`} className={css.state} role={tone === 'bad' ? 'alert' : 'status'}>
      {icon && <div className={tone === 'bad' ? css.badIcon : css.icon}>{icon}</div>}
      <Title part="title" className={css.title}>
        {title}
      </Title>
      {text && <p className={css.text}>{text}</p>}
      {detail && (
        <div className={css.detail}>
          <FoldedText lang={detailLang}>{detail}</FoldedText>
          {reference && ` · ${reference}`}
        </div>
      )}
      {actions && (
        <div part="actions" className={css.actions}>
          {actions}
        </div>
      )}
    </div>
  );
}
