import compassIcon from '@lucide/icons/icons/compass';
import { ButtonLink } from '@portal-kit/ui/button';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { Icon } from '@portal-kit/ui/icon';
import { usePortal } from 'portal-kit/portal';
import { Link } from 'wouter';
import { portalMessages } from '../app/portal.messages';
import * as css from '../shell/shell.css';

/** Not-found page inside the shell. */
export default function NotFoundPage() {
  const texts = portalMessages(usePortal().locale);
  return (
    <div className={css.center}>
      <EmptyState
        icon={<Icon data={compassIcon} sizePx={32} />}
        title={texts.notFound}
        text={texts.notFoundText}
        actions={
          <Link href="/dashboard" asChild>
            <ButtonLink href="/dashboard">{texts.goHome}</ButtonLink>
          </Link>
        }
      />
    </div>
  );
}
