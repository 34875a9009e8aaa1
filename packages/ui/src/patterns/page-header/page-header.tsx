import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { MouseEvent, ReactNode } from 'react';
import * as css from './page-header.css';

export interface PageHeaderProps {
  title: string;
  caption?: string | undefined;
  back?:
    | { href: string; label: string; onClick?: (event: MouseEvent<HTMLAnchorElement>) => void }
    | undefined;
  actions?: ReactNode;
}

/** Title, caption, back arrow and the page's actions. The title takes focus after a change of route. */
export function PageHeader({ title, caption, back, actions }: PageHeaderProps) {
  return (
    <header className={css.header}>
      {back && (
        <a className={css.back} href={back.href} aria-label={back.label} onClick={back.onClick}>
          <ArrowLeft size={20} aria-hidden="true" />
        </a>
      )}
      <div className={css.titles}>
        <h1 className={css.title} tabIndex={-1} data-page-title="">
          {title}
        </h1>
        {caption && <p className={css.caption}>{caption}</p>}
      </div>
      <div className={css.actions}>{actions}</div>
    </header>
  );
}
