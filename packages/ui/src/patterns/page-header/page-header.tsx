import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import * as css from './page-header.css';

/** What {@link PageHeader} shows. */
export interface PageHeaderProps {
  title: string;
  /** A quieter line below the title. */
  caption?: string | undefined;
  /** The arrow before the title; `label` is its accessible name. Default none. */
  back?:
    | {
        href: string;
        label: string;
        onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
        /** Wraps the link, for example in the link component of a router. Default: the plain link. */
        renderLink?: (link: ReactElement) => ReactNode;
      }
    | undefined;
  /** After the title; below 720 px they share a line of their own. */
  actions?: ReactNode;
  /** At the very end, beside the title at any width: the menu of the user, say. */
  end?: ReactNode;
}

/**
 * Title, caption, back arrow and the page's actions. The title is the page's `h1`; focus it (`[data-page-title]`) after
 * a change of route, so that a screen reader says where one is.
 *
 * Source: specification, section 1 (header).
 *
 * @example
 * ```tsx
 * import { Avatar } from '@portal-kit/ui/avatar';
 * import { Button } from '@portal-kit/ui/button';
 * import { PageHeader } from '@portal-kit/ui/page-header';
 *
 * export const Header = () => (
 *   <PageHeader
 *     title="Add New Item"
 *     back={{ href: '/items', label: 'Back to Items' }}
 *     actions={<Button>Help</Button>}
 *     end={<Avatar name="Dana Reyes" />}
 *   />
 * );
 * ```
 */
export function PageHeader({ title, caption, back, actions, end }: PageHeaderProps) {
  const backLink = back && (
    <a className={css.back} href={back.href} aria-label={back.label} onClick={back.onClick}>
      <ArrowLeft size={20} aria-hidden="true" />
    </a>
  );
  return (
    <header className={css.header}>
      {backLink && (back.renderLink?.(backLink) ?? backLink)}
      <div className={css.titles}>
        <h1 className={css.title} tabIndex={-1} data-page-title="">
          {title}
        </h1>
        {caption && <p className={css.caption}>{caption}</p>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
      {end && <div className={css.end}>{end}</div>}
    </header>
  );
}
