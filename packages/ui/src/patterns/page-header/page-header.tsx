import arrowLeftIcon from '@lucide/icons/icons/arrow-left';
import type { MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import { Icon } from '../../components/icon/icon';
import * as css from './page-header.css';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  title: string;
  /** Secondary text below the title. */
  caption?: string | undefined;
  /** The back link before the title; `label` is its accessible name. Default none. */
  back?:
    | {
        href: string;
        label: string;
        onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
        /** Wraps the link, for example in the link component of a router. Default: the plain link. */
        renderLink?: (link: ReactElement) => ReactNode;
      }
    | undefined;
  /** Shown after the title; on a separate line below 720 px. */
  actions?: ReactNode;
  /** The element of the actions, for a page that renders its actions into the header with `createPortal`. */
  actionsRef?: Ref<HTMLDivElement>;
  /** Shown at the end of the title line at any width, for example the user menu. */
  end?: ReactNode;
}

/**
 * Title, caption, back link and actions of the page. The title is the `h1`. Focus it (`[data-page-title]`) after a
 * route change, so that screen readers announce the new page.
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
export function PageHeader({ title, caption, back, actions, actionsRef, end }: PageHeaderProps) {
  const backLink = back && (
    <a className={css.back} href={back.href} aria-label={back.label} onClick={back.onClick}>
      <Icon data={arrowLeftIcon} sizePx={20} />
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
      <div ref={actionsRef} className={css.actions}>
        {actions}
      </div>
      {end && <div className={css.end}>{end}</div>}
    </header>
  );
}
