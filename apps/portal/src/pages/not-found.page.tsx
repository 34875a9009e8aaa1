import { ButtonLink } from '@portal-kit/ui/button';
import { EmptyState } from '@portal-kit/ui/empty-state';
import Compass from 'lucide-react/icons/compass';
import { usePortal } from 'portal-kit/portal';
import { portalMessages } from '../app/portal.messages';
import type { PageProps } from '../routes/route-table';
import { followLink } from '../shell/follow-link';
import * as css from '../shell/shell.css';

/** Nothing is at this address; the navigation around it still works. */
export default function NotFoundPage({ supplierId }: PageProps) {
  const texts = portalMessages(usePortal().locale);
  return (
    <div className={css.center}>
      <EmptyState
        icon={<Compass size={32} />}
        title={texts.notFound}
        text={texts.notFoundText}
        actions={
          <ButtonLink href={`/${supplierId}/dashboard`} onClick={followLink}>
            {texts.goHome}
          </ButtonLink>
        }
      />
    </div>
  );
}
