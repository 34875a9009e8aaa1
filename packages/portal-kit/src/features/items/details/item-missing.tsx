import wineOffIcon from '@lucide/icons/icons/wine-off';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { Icon } from '@portal-kit/ui/icon';
import { useMessages } from '../../../kernel/messages/use-messages';
import { DestinationButton } from '../../../kernel/navigation/destination-button';
import { itemDetailsMessages } from './item-details.messages';

/** Message for an item that does not exist, with a link to the item list. */
export function ItemMissing() {
  const texts = useMessages(itemDetailsMessages);
  return (
    <EmptyState
      icon={<Icon data={wineOffIcon} sizePx={32} />}
      title={texts.missing}
      text={texts.missingText}
      actions={<DestinationButton to={{ to: 'items.list' }}>{texts.backToList}</DestinationButton>}
    />
  );
}
