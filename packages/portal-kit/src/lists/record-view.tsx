import pencilIcon from '@lucide/icons/icons/pencil';
import { Icon } from '@portal-kit/ui/icon';
import type { ReactNode } from 'react';
import * as css from '../kernel/details/details.css';
import { recordMessages } from '../kernel/details/record.messages';
import { isMissing } from '../kernel/errors/error-status';
import { kernelMessages } from '../kernel/messages/kernel.messages';
import { useMessages } from '../kernel/messages/use-messages';
import type { Destination } from '../kernel/navigation/destination';
import { DestinationButton } from '../kernel/navigation/destination-button';
import { ListFailure } from './list-message';

interface RecordViewProps {
  query: { isError: boolean; error: unknown; refetch: () => unknown; isPlaceholderData: boolean };
  /** Whether there is a record to show, from the server or from a row of a list. */
  hasRecord: boolean;
  /** Rendered when the record does not exist. */
  missing: ReactNode;
  /** The form that edits the record, or false for users who may not edit it. */
  editAt: Destination | false;
  /** Further actions, before the edit action. */
  actions?: ReactNode;
  renderActions: ((actions: ReactNode) => ReactNode) | undefined;
  main: ReactNode;
  side: ReactNode;
}

/** A details page: edit action, main and side column, and the loading, failing and missing states. */
export function RecordView(props: RecordViewProps) {
  const { query, hasRecord, missing, editAt, renderActions, main, side } = props;
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(recordMessages);
  if (!hasRecord && query.isError) {
    return (
      <div className={css.message}>
        {isMissing(query.error) ? (
          missing
        ) : (
          <ListFailure error={query.error} onRetry={() => void query.refetch()} />
        )}
      </div>
    );
  }
  const columns = (
    <>
      <div className={css.column}>{main}</div>
      <div className={css.column}>{side}</div>
    </>
  );
  if (!hasRecord) {
    return (
      <div role="status" aria-label={kernel.loading}>
        <div className={css.columns} aria-hidden="true">
          {columns}
        </div>
      </div>
    );
  }
  const edit = editAt && (
    <DestinationButton to={editAt} icon={<Icon data={pencilIcon} sizePx={18} />}>
      {texts.edit}
    </DestinationButton>
  );
  const actions = props.actions ? (
    <>
      {props.actions}
      {edit}
    </>
  ) : (
    edit
  );
  return (
    <>
      {actions &&
        (renderActions ? (
          renderActions(actions)
        ) : (
          <div part="actions" className={css.actions}>
            {actions}
          </div>
        ))}
      <div className={css.columns} aria-busy={query.isPlaceholderData}>
        {columns}
      </div>
    </>
  );
}
