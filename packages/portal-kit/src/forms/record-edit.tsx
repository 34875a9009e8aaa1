import type { PortalQuery } from '@portal-kit/sdk';
import { Spinner } from '@portal-kit/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as css from '../kernel/details/details.css';
import { isMissing } from '../kernel/errors/is-missing';
import { kernelMessages } from '../kernel/messages/kernel.messages';
import { useMessages } from '../kernel/messages/use-messages';
import { ListFailure } from '../lists/list-message';

export interface RecordEditProps<Details> {
  query: PortalQuery<Details>;
  /** A bookmark of a record that is not there. */
  missing: ReactNode;
  children: (record: { record: Details; onRequestReload: () => Promise<Details | undefined> }) => ReactNode;
}

/** Reads the record that a form is to change, and shows what is seen while it is not there. */
export function RecordEdit<Details>({ query: options, missing, children }: RecordEditProps<Details>) {
  const kernel = useMessages(kernelMessages);
  const query = useQuery({
    ...options,
    // What is being edited is not changed under the user's hands; a save tells when it is out of date.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (query.data !== undefined) {
    const record = query.data as Details;
    const onRequestReload = async () =>
      (await query.refetch({ throwOnError: true })).data as Details | undefined;
    return children({ record, onRequestReload });
  }
  return (
    <div className={css.message}>
      {isMissing(query.error) ? (
        missing
      ) : query.isError ? (
        <ListFailure error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Spinner label={kernel.loading} />
      )}
    </div>
  );
}
