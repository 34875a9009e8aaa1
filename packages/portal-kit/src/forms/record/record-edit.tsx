import type { PortalQuery } from '@portal-kit/sdk';
import { Spinner } from '@portal-kit/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as css from '../../kernel/details/details.css';
import { isMissing } from '../../kernel/errors/error-status';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { usePortalQueryClient } from '../../kernel/queries/query-client-context';
import { ListFailure } from '../../lists/list-message';

export interface RecordEditProps<Details, Found extends Details> {
  /** The record to edit. `undefined` renders the form of a new record. */
  id: string | undefined;
  query: (id: string) => PortalQuery<Details>;
  /** Whether the response contains the record. Default: every response does. */
  isFound?: (details: Details) => details is Found;
  /** Rendered when the record does not exist. */
  missing: ReactNode;
  children: (edited: { record?: Found; onRequestReload?: () => Promise<Found | undefined> }) => ReactNode;
}

/** Loads the record for a form; renders the loading, error and missing states. */
export function RecordEdit<Details, Found extends Details = Details>({
  id,
  ...props
}: RecordEditProps<Details, Found>) {
  return id === undefined ? props.children({}) : <LoadedRecord key={id} id={id} {...props} />;
}

function LoadedRecord<Details, Found extends Details>({
  id,
  query: queryOf,
  isFound = (details): details is Found => details !== undefined,
  missing,
  children,
}: RecordEditProps<Details, Found> & { id: string }) {
  const kernel = useMessages(kernelMessages);
  const query = useQuery(
    {
      ...queryOf(id),
      // The record must not change while the user edits it; a save reports a newer version.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    usePortalQueryClient(),
  );
  const data = query.data as Details | undefined;
  if (data !== undefined && isFound(data)) {
    const onRequestReload = async () => {
      const fresh = (await query.refetch({ throwOnError: true })).data as Details | undefined;
      return fresh !== undefined && isFound(fresh) ? fresh : undefined;
    };
    return children({ record: data, onRequestReload });
  }
  return (
    <div className={css.message}>
      {data !== undefined || isMissing(query.error) ? (
        missing
      ) : query.isError ? (
        <ListFailure error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Spinner label={kernel.loading} />
      )}
    </div>
  );
}
