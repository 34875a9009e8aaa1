import searchXIcon from '@lucide/icons/icons/search-x';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { Icon } from '@portal-kit/ui/icon';
import type { Destination } from '../navigation/destination';
import { DestinationButton } from '../navigation/destination-button';

interface RecordMissingProps {
  list: Destination;
  texts: { missing: string; missingText: string; backToList: string };
}

/** Message for a record that does not exist, with a link to its list. */
export function RecordMissing({ list, texts }: RecordMissingProps) {
  return (
    <EmptyState
      icon={<Icon data={searchXIcon} sizePx={32} />}
      title={texts.missing}
      text={texts.missingText}
      actions={<DestinationButton to={list}>{texts.backToList}</DestinationButton>}
    />
  );
}
