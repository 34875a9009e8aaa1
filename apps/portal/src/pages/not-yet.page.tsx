import { EmptyState } from '@portal-kit/ui/empty-state';
import Hammer from 'lucide-react/icons/hammer';
import { DestinationButton, usePortal } from 'portal-kit/portal';
import { portalMessages } from '../app/portal.messages';
import * as css from '../shell/shell.css';

/** Says plainly that a part of the product is not there yet. */
export default function NotYetPage() {
  const { locale, can } = usePortal();
  const texts = portalMessages(locale);
  return (
    <div className={css.center}>
      <EmptyState
        icon={<Hammer size={32} />}
        title={texts.notYet}
        text={texts.notYetText}
        actions={
          can('item-list') && (
            <DestinationButton to={{ to: 'items.list' }}>{texts.goToItems}</DestinationButton>
          )
        }
      />
    </div>
  );
}
