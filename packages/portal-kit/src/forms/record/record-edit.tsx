import type { PortalQuery } from '@portal-kit/sdk';
import { Spinner } from '@portal-kit/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as css from '../../kernel/details/details.css';
import { isMissing } from '../../kernel/errors/error-status';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { ListFailure } from '../../lists/list-message';

export interface RecordEditProps<Details, Found extends Details> {
  query: PortalQuery<Details>;
  /** Whether an answer has the record, where the call is one that may find none. Default: every answer has it. */
  isFound?: (details: Details) => details is Found;
  /** A bookmark of a record that is not there. */
  missing: ReactNode;
  children: (record: { record: Found; onRequestReload: () => Promise<Found | undefined> }) => ReactNode;
}

/** Reads the record that a form is to change, and shows what is seen while it is not there. */
export function RecordEdit<Details, Found extends Details = Details>({
  query: options,
  isFound = (details): details is Found => details !== undefined,
  missing,
  children,
}: RecordEditProps<Details, Found>) {
  const kernel = useMessages(kernelMessages);
  const query = useQuery({
    ...options,
    // What is being edited is not changed under the user's hands; a save tells when it is out of date.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
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
