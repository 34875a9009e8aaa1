import { EmptyState } from '@portal-kit/ui/empty-state';
import SearchX from 'lucide-react/icons/search-x';
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
      icon={<SearchX size={32} />}
      title={texts.missing}
      text={texts.missingText}
      actions={<DestinationButton to={list}>{texts.backToList}</DestinationButton>}
    />
  );
}
